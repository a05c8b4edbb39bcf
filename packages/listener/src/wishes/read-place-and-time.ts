import { topicsIn } from '../learned/cues.ts'
import { type ClauseContext, otherPhrases } from './clause-context.ts'
import { storyNouns, wordsOf } from './noun-phrases.ts'
import type { TextWish } from './text-wish.ts'

const prepositions =
  /^(?:in|at|on|by|near|under|inside|aboard|to|into|during|beside|behind|around|outside|over|up)$/

/** "In the forest at night": the words as they stand, with their preposition; what was there before is no wish. */
export function readPlaceAndTime(kind: 'place' | 'time', context: ClauseContext): (TextWish | null)[] {
  const { units, words } = context
  // "Wrong city": which is right stands elsewhere.
  if (/^(?:the )?(?:wrong|not the right) \S+$/.test(words)) return []
  // "On the way home" is no place that can be seen.
  if (kind === 'place' && /\bon (?:the|his|her|their|our) way\b/.test(words)) return []
  // "In the evening, when the lanterns are lit".
  const denied = units.findIndex(({ small }) => /^(?:not|n't|instead|rather|than|when)$/.test(small))
  const phrases = otherPhrases(context).filter(
    ({ from, head }) =>
      !storyNouns.test(head.small) &&
      (denied < 0 || from < denied) &&
      // "By night, with the stars".
      !(kind === 'place' && from > 2 && units[from - 1]?.small === 'with'),
  )
  const wishes = phrases.map((phrase): TextWish => {
    const isAfter = prepositions.test(units[phrase.from - 1]?.small ?? '')
    const words = wordsOf(units.slice(isAfter ? phrase.from - 1 : phrase.from, phrase.to))
    const isPlace = phrase.units.some(({ classes }) => classes.includes('place'))
    const isTime = phrase.units.some((unit) => topicsIn([unit]).includes('time')) && !isPlace
    return { kind: isTime ? 'time' : isAfter || isPlace ? 'place' : kind, words }
  })
  // "Our shop is in Izmir": where it is stands behind the preposition.
  const named = wishes.toSorted((one, other) => Number(isPlaced(other)) - Number(isPlaced(one)))
  const ofKind = (wanted: 'place' | 'time') => named.filter((wish) => wish.kind === wanted).slice(0, 1)
  const found = [...ofKind('place'), ...ofKind('time')]
  return found.some((wish) => wish.kind === kind) ? found : [...found, timeNamed(context, kind)]
}

const isPlaced = (wish: TextWish): boolean =>
  (wish.kind === 'place' || wish.kind === 'time') && prepositions.test(wish.words.split(' ')[0] ?? '')

/** "Make it winter": no noun to the tagger. */
function timeNamed({ units }: ClauseContext, kind: 'place' | 'time'): TextWish | null {
  const named = units.findLast(
    (unit) =>
      topicsIn([unit]).includes(kind) && !/^(?:in|at|set|setting|time|happen|happens)$/.test(unit.small),
  )
  return named ? { kind, words: named.small } : null
}
