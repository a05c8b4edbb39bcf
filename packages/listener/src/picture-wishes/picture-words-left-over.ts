import type { ClauseContext } from '../wishes/clause-context.ts'
import { pictureNouns } from './picture-nouns.ts'
import type { PictureWish } from './picture-wish.ts'
import { speaksOf } from './said-in.ts'

const weighty = /^(?:NOUN|PROPN|ADJ|VERB|NUM|X)$/

/** Verbs and adjectives that ask and name nothing by themselves. */
const wishing = new Set(
  'step make makes made want wants like love need needs please think feel feels use show shows shown let lets draw drawn put see sees seen look looks looking get gets give gives have has had go goes going come comes be is are should could would can try change keep add include bring take remove leave set turn move stay better nice nicer beautiful lovely cute great good perfect bad wrong kid kids child children son daughter girl boy baby little bit missing different other same really much many more most wear wears wearing dressed hold holds holding scene picture everyone together each other day time side way again'.split(
    ' ',
  ),
)

/** Topics whose words a label has spoken for. */
const ofLabel: Readonly<Record<string, readonly string[]>> = {
  closer: ['near', 'far', 'face', 'whole', 'big', 'small'],
  wider: ['near', 'far', 'whole', 'big', 'small', 'face'],
  brighter: ['bright', 'dark'],
  darker: ['bright', 'dark'],
  time: ['night', 'day', 'dark', 'bright'],
  weather: ['weather', 'many'],
  'colours-mood': ['mood', 'colour', 'bright'],
  smile: ['smile', 'gloom', 'feeling', 'face'],
  feeling: ['smile', 'gloom', 'feeling', 'face'],
  'look-at': ['look-at', 'turn', 'face'],
  turn: ['look-at', 'turn', 'face'],
  'hold-hands': ['hands'],
  hug: ['hug'],
  bigger: ['big', 'small'],
  smaller: ['big', 'small'],
  'more-things': ['many', 'few'],
  'fewer-things': ['many', 'few'],
  again: ['again'],
  'remove-thing': ['leave'],
  'leave-out': ['leave', 'crowd'],
}

/** What is told apart by its whole words: nothing of it is left over. */
const wholly = /^(?:other-view|style|mistake|keep|text-in-picture|match-text|again|move)$/

/** Words of weight that none of the wishes speaks of and that are no words of wishing. */
export function pictureWordsLeftOver(
  label: string,
  { units, mentions }: ClauseContext,
  wishes: readonly PictureWish[],
): string[] {
  if (wholly.test(label)) return []
  const spokenOf = new Set(
    wishes
      .flatMap((wish) => Object.values(wish))
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u),
  )
  const denied = units.findIndex(({ small }) => /^(?:instead|rather)$/.test(small))
  // "White, not black": what was there before is no wish.
  const contrast = units.findIndex(
    ({ small }, at) =>
      small === 'not' && (units[at - 1]?.small === ',' || (at > 2 && units.length - at <= 3)),
  )
  return units
    .filter((_unit, at) => !mentions.some(({ from, to }) => at >= from && at < to))
    .filter((_unit, at) => (denied < 0 || at < denied) && (contrast < 0 || at < contrast))
    .filter((unit) => weighty.test(unit.part) && !speaksOf(unit, ...(ofLabel[label] ?? [])))
    .map(({ small }) => small)
    .filter(
      (word) =>
        !wishing.has(word) &&
        !pictureNouns.test(word) &&
        !word.split(/[ -]/).every((one) => spokenOf.has(one) || spokenOf.has(one.replace(/s$/, ''))),
    )
}
