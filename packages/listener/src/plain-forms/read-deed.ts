import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import { isNoDeed } from './is-no-deed.ts'
import type { PlainForm } from './plain-form.ts'
import { readClauses } from './read-clauses.ts'
import { readTail } from './read-tail.ts'

/** What is longer than a gesture is told where somebody comes in. */
const mostOfLong = 13

const adverbs = /^(?:always|often|still|sometimes|secretly|usually|really|never|only)$/
/** What is denied or all that there is needs nothing behind it: "never shouts", "only hums". */
const ofItself = /^(?:never|only)$/

/**
 * "always climbs the curtains": a verb in the third person and what it is done to.
 *
 * @param isBehindSubject whether "she" or "they" stands before it: then "draw comics" is a deed, too
 */
export function readDeed(
  words: readonly Word[],
  pronoun: Pronoun,
  isBehindSubject = false,
): PlainForm | null {
  const at = words.findIndex(({ small }) => !adverbs.test(small))
  const verb = words[at]
  const isAlways = words[at - 1]?.small === 'always'
  if (!verb || !isDone(verb, words[at + 1], { isBehindSubject, isAlways })) return null
  const whole = words
    .slice(at + 1)
    .map((word, place) => (place === 0 && verb.lemma === 'get' ? asState(word) : word))
  const rest = restOf(verb, whole, pronoun) ?? restOf(verb, withoutReason(whole), pronoun)
  const isLone =
    isAlways && /ing$/.test(verb.small)
      ? needAnObject.test(verb.lemma)
      : at > 0
        ? !ofItself.test(words[at - 1]?.small ?? '')
        : needAnObject.test(verb.lemma)
  if (rest === null || (rest === '' && isLone)) return null
  // "Was baking rolls every Sunday" would be said of one afternoon.
  const plain = rest.replace(
    / every (?:single )?(?:\p{L}*day|morning|evening|afternoon|night|week|weekend|month|year|spring|summer|autumn|winter)$/u,
    '',
  )
  const adverb = words
    .slice(0, at)
    .map(({ small }) => small)
    .filter((small) => small !== 'really')
    .join(' ')
  return { form: 'deed', adverb, base: verb.lemma, rest: plain }
}

function restOf(verb: Word, behind: readonly Word[], pronoun: Pronoun): string | null {
  const clauses = readClauses(verb.lemma, behind, pronoun)
  if (isNoDeed(verb.lemma) && !canBeTold(verb, behind) && !clauses) return null
  return clauses ?? readTail(behind, pronoun) ?? readTail(behind, pronoun, { most: mostOfLong })
}

function isDone(
  verb: Word,
  next: Word | undefined,
  { isBehindSubject, isAlways }: { isBehindSubject: boolean; isAlways: boolean },
): boolean {
  const { part, small, lemma } = verb
  if (small === 'does' && /^(?:DET|NOUN|ADJ)$/.test(next?.part ?? '')) return true
  if (part !== 'VERB') return false
  // "Always humming".
  if (isAlways && /ing$/.test(small)) return true
  return small === lemma ? isBehindSubject && lemma !== 'stay' : /s$/.test(small)
}

/** "Limps since the polio", "hugs everybody, even the postman", "gives hugs and dances whenever there is music": what is left away takes nothing from what is said; "for living" is "for a living". */
function withoutReason(words: readonly Word[]): readonly Word[] {
  const [before, last] = [words.at(-2), words.at(-1)]
  const isForLiving = before?.small === 'for' && last?.small === 'living'
  const said = isForLiving
    ? [
        ...words.slice(0, -2),
        { ...before, part: 'ADP' as const },
        { ...last, part: 'NOUN' as const, small: 'a living' },
      ]
    : words
  const end = said.findIndex(
    ({ small }, at) =>
      /^(?:since|because|though|although|but|which|incl?|inc\.|incl\.|even|wherever)$/.test(small) ||
      (small === 'and' &&
        (said[at + 1]?.part === 'VERB' || /^(?:when|whenever)$/.test(said[at + 2]?.small ?? ''))),
  )
  return end < 0 ? said : said.slice(0, end)
}

/** "Gets cross", "gets blamed": a cross is a thing, too. */
const asState = (word: Word): Word =>
  isA('feeling', word.small) ||
  isA('trait', word.small) ||
  (word.part === 'VERB' && /(?:ed|en)$/.test(word.small))
    ? { ...word, part: 'ADJ' }
    : word

/** "wins" and "bites" alone are torn out of what the parent said. */
const needAnObject = /^(?:bite|win|lose|pull|push|take|make|hold|bring|give|put|go|come|stop|start|try)$/

/** "knows every owl there is" and "looks after the hens" are deeds, for once. */
function canBeTold({ lemma }: Word, rest: readonly Word[]): boolean {
  if (lemma === 'know' || lemma === 'keep' || lemma === 'call') return rest.length > 1
  if (lemma === 'do') return /^(?:DET|NOUN|ADJ)$/.test(rest[0]?.part ?? '')
  if (lemma === 'have') return rest[0]?.part === 'DET'
  if (lemma === 'get') return isState(rest[0])
  return (lemma === 'look' && rest[0]?.small === 'after') || (lemma === 'help' && rest.length > 0)
}

/** "Gets carsick", "gets soggy in the rain". */
const isState = (word: Word | undefined): boolean =>
  word !== undefined && (word.part === 'ADJ' || (word.part === 'VERB' && /(?:ed|en)$/.test(word.small)))

/** "Always cold", "always up a tree": how or where they are to be found, behind "is". */
export function readState(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const [adverb, first] = words
  if (!/^(?:always|often|usually)$/.test(adverb?.small ?? '') || !/^(?:ADJ|ADP)$/.test(first?.part ?? ''))
    return null
  // "Always long sleeves" are worn.
  if (first?.part === 'ADJ' && /^(?:NOUN|PROPN)$/.test(words[2]?.part ?? '')) return null
  const rest = readTail(words.slice(1), pronoun)
  return rest ? { form: 'quality', words: `${adverb?.small} ${rest}` } : null
}
