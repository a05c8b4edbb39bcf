import type { Pronoun } from '../facts.ts'
import type { Word } from '../text/tag-words.ts'
import { isNoDeed } from './is-no-deed.ts'
import type { PlainForm } from './plain-form.ts'
import { readClauses } from './read-clauses.ts'
import { readTail } from './read-tail.ts'

/** What is longer than a gesture is told where somebody comes in. */
const mostOfLong = 13

const adverbs = /^(?:always|often|still|sometimes|secretly|usually|really)$/

/** "always climbs the curtains": a verb in the third person and what it is done to. */
export function readDeed(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const at = words.findIndex(({ small }) => !adverbs.test(small))
  const verb = words[at]
  if (verb?.part !== 'VERB' || verb.small === verb.lemma || !/s$/.test(verb.small)) return null
  const behind = words.slice(at + 1)
  const clauses = readClauses(verb.lemma, behind, pronoun)
  if (isNoDeed(verb.lemma) && !canBeTold(verb, behind) && !clauses) return null
  const rest = clauses ?? readTail(behind, pronoun) ?? readTail(behind, pronoun, { most: mostOfLong })
  if (rest === null || (rest === '' && (at > 0 || needAnObject.test(verb.lemma)))) return null
  const adverb = words
    .slice(0, at)
    .map(({ small }) => small)
    .filter((small) => small !== 'really')
    .join(' ')
  return { form: 'deed', adverb, base: verb.lemma, rest }
}

/** "wins" and "bites" alone are torn out of what the parent said. */
const needAnObject = /^(?:bite|win|lose|pull|push|take|make|hold|bring|give|put|go|come|stop|start|try)$/

/** "knows every owl there is" and "looks after the hens" are deeds, for once. */
function canBeTold({ lemma }: Word, rest: readonly Word[]): boolean {
  if (lemma === 'know' || lemma === 'keep' || lemma === 'call') return rest.length > 1
  if (lemma === 'do' || lemma === 'have') return rest[0]?.part === 'DET'
  return (lemma === 'look' && rest[0]?.small === 'after') || (lemma === 'help' && rest.length > 0)
}

/** "Always cold", "always up a tree": how or where they are to be found, behind "is". */
export function readState(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const [adverb, first] = words
  if (!/^(?:always|often|usually)$/.test(adverb?.small ?? '') || !/^(?:ADJ|ADP)$/.test(first?.part ?? ''))
    return null
  const rest = readTail(words.slice(1), pronoun)
  return rest ? { form: 'quality', words: `${adverb?.small} ${rest}` } : null
}
