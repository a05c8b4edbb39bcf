import type { Pronoun } from '../facts.ts'
import type { Word } from '../text/tag-words.ts'
import { isPlural } from './is-plural.ts'
import { readTail } from './read-tail.ts'

/** More words than these would swallow the sentence they are put into. */
const mostWords = 16

const joining = /^(?:when|whenever|if|while|until|till|before|after|because|unless)$/
const saying = /^(?:think|say|know|believe|pretend|hope|swear|insist)$/
const indefinite = /^(?:nobody|somebody|someone|everybody|everyone|anybody|anyone|something|everything|it)$/
const denying = /^(?:not|n't|never)$/

/**
 * What stands behind a verb, with a clause of its own, told of any time: "when he lies" is `when {they} {does:lie}`,
 * "till the windows shake" `till the windows {do:shake}`. Null where it holds no such clause, or one that would not be
 * sound: about somebody else by a pronoun, in another time, of more than one clause.
 *
 * @param verb whose tail it is, by its lemma
 */
export function readClauses(verb: string, words: readonly Word[], pronoun: Pronoun): string | null {
  if (words.length > mostWords) return null
  const so = words.findIndex(({ small }) => small === 'so')
  if (so >= 0) return soThat(words, so, pronoun)
  const at = words.findIndex(({ small }) => joining.test(small))
  if (at >= 0) return joined(words, at, pronoun)
  const and = words.findIndex((word, place) => word.small === 'and' && agrees(words[place + 1], false))
  if (and >= 0) return alsoDone(words, and, pronoun)
  if (!saying.test(verb)) return null
  const clause = readClause(words[0]?.small === 'that' ? words.slice(1) : words, pronoun)
  return clause && (words[0]?.small === 'that' ? `that ${clause}` : clause)
}

/** "so that it rises", "so hard she has to sit down": `so hard {they} {does:have} to sit down`. */
function soThat(words: readonly Word[], at: number, pronoun: Pronoun): string | null {
  const [how, next, ...others] = words.slice(at + 1)
  if (how?.small === 'that') {
    const [done, aim] = [readTail(words.slice(0, at), pronoun), readClause(words.slice(at + 2), pronoun)]
    return done === null || aim === null ? null : `${done} so that ${aim}`.trim()
  }
  if (!how || !/^AD[JV]$/.test(how.part)) return null
  const before = readTail(words.slice(0, at), pronoun)
  const clause = readClause(next?.small === 'that' ? others : words.slice(at + 2), pronoun)
  return before === null || clause === null ? null : `${before} so ${how.small} ${clause}`.trim()
}

function joined(words: readonly Word[], at: number, pronoun: Pronoun): string | null {
  const before = readTail(words.slice(0, at), pronoun)
  const clause = readClause(words.slice(at + 1), pronoun)
  // "When happy" is shorter.
  if (before === null || clause === null || readTail(words, pronoun)?.includes('when ')) return null
  return [before, words[at]?.small, clause].filter(Boolean).join(' ')
}

/** "blinks and clicks", "sings to the cat and tells it everything". */
function alsoDone(words: readonly Word[], at: number, pronoun: Pronoun): string | null {
  const before = readTail(words.slice(0, at), pronoun)
  const [verb, ...behind] = words.slice(at + 1)
  const tail = readTail(behind, pronoun)
  if (before === null || tail === null || !verb) return null
  return `${before} and {does:${verb.lemma}} ${tail}`.trim()
}

/** Somebody and what they do: `{they} {does:lie}`. */
function readClause(words: readonly Word[], pronoun: Pronoun): string | null {
  const subject = readSubject(words, pronoun)
  if (!subject) return null
  const behind = words.slice(subject.length)
  if (behind.some(({ small }) => joining.test(small) || denying.test(small))) return null
  const [verb] = behind
  if (!verb || !agrees(verb, subject.areMany)) return null
  const lemma = verb.small === "'s" ? 'be' : verb.lemma
  // "When he is pulled".
  const [done] = lemma === 'be' && behind[1] && isParticiple(behind[1]) ? [behind[1]] : []
  const rest = readTail(behind.slice(done ? 2 : 1), pronoun, { isOfAnother: !subject.isTheirs })
  if (rest === null) return null
  const tail = done ? `${done.small} ${rest}`.trim() : rest
  return `${subject.words} {${subject.areMany ? 'do' : 'does'}:${lemma}} ${tail}`.trim()
}

const isParticiple = ({ part, small, lemma }: Word): boolean =>
  part === 'VERB' && small !== lemma && /(?:ed|en|wn)$/.test(small)

interface Subject {
  words: string
  /** How many words it has. */
  length: number
  areMany: boolean
  /** Whether it is whoever the fact is about. */
  isTheirs: boolean
}

function readSubject(words: readonly Word[], pronoun: Pronoun): Subject | null {
  const [first] = words
  if (!first) return null
  if (first.small === pronoun)
    return { words: '{they}', length: 1, areMany: pronoun === 'they', isTheirs: true }
  if (first.small === 'you') return { words: 'you', length: 1, areMany: true, isTheirs: false }
  if (indefinite.test(first.small)) return { words: first.small, length: 1, areMany: false, isTheirs: false }
  const length = words.findIndex(({ part }) => /^(?:VERB|AUX)$/.test(part))
  const phrase = words.slice(0, Math.max(0, length))
  const head = phrase.at(-1)
  if (head?.part !== 'NOUN' || phrase.some(({ part }) => /^(?:ADP|CCONJ|PUNCT)$/.test(part))) return null
  const said = readTail(phrase, pronoun)
  return said === null ? null : { words: said, length, areMany: isPlural(head), isTheirs: false }
}

/** "opens" of one, "shake" of many: anything else is another time, or torn out of something. */
function agrees(verb: Word | undefined, areMany: boolean): boolean {
  if (!verb) return false
  const { part, small, lemma } = verb
  if (lemma === 'be' || (small === "'s" && part === 'AUX'))
    return small === (areMany ? 'are' : small === "'s" ? "'s" : 'is')
  if (small === 'does') return !areMany
  if (part !== 'VERB' && lemma !== 'have') return false
  return areMany ? small === lemma : /s$/.test(small) && small !== lemma
}
