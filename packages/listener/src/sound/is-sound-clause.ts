import { tagBehind } from '../text/tag-behind.ts'
import { tagWords, type Word } from '../text/tag-words.ts'
import { isFiniteVerb, isGreeting, isOneOf, isPlain } from './plain-words.ts'

/**
 * What is said behind a name, in any tense: "fed the ducks", "is shy with strangers", "start school on Monday".
 *
 * @param isVerb whether its first word is surely a verb: "bakes bread" could be two things
 */
export function isSoundPredicate(words: string, isVerb = false): boolean {
  const [first, ...rest] = tagBehind('She', words)
  if (!first) return false
  const { main, sub } = partClauses([isVerb ? { ...first, part: 'VERB' } : first, ...rest])
  return hasOneVerb(main) && (sub.length === 0 || hasSubject(sub))
}

/** "is afraid because the trains are loud": what hangs on it is a sentence of its own. */
function partClauses(said: readonly Word[]): { main: readonly Word[]; sub: readonly Word[] } {
  const at = said.findIndex(
    ({ small, part }, place) =>
      place > 0 &&
      ((/^(?:because|when|that|since|until|if|while|who|where)$/.test(small) &&
        !(small === 'that' && isOneOf(said[place + 1], 'NOUN'))) ||
        (place > 1 && part === 'PRON' && /^(?:she|he|they)$/.test(small))),
  )
  if (at < 0) return { main: said, sub: [] }
  const joins = !/^(?:she|he|they)$/.test(said[at]?.small ?? '')
  return { main: said.slice(0, at), sub: said.slice(joins ? at + 1 : at) }
}

const everybody = /^(?:she|he|they|everybody|everyone|nobody|somebody|someone)$/

/** "the trains are loud", "they built with Grandpa", "lives next door". */
function hasSubject(sub: readonly Word[]): boolean {
  const verb = sub.findIndex((word, at) => isFiniteVerb(word, sub, at))
  const subject = sub.slice(0, verb)
  // "When nervous".
  if (verb < 0) return sub.length <= 2 && sub.every((word) => isOneOf(word, 'ADJ', 'ADV'))
  const isKnownSubject = subject.length <= 1 && everybody.test(subject[0]?.small ?? 'she')
  return (isKnownSubject || (isPlain(subject) && isNamed(subject))) && hasOneVerb(sub.slice(verb))
}

/** A whole sentence about somebody or something else: "the old mill had no roof". */
export function isSoundSentence(words: string): boolean {
  const { main: said, sub } = partClauses(tagWords(words))
  if (sub.length > 0 && !hasSubject(sub)) return false
  const verb = said.findIndex((word, at) => isFiniteVerb(word, said, at))
  const subject = said.slice(0, verb)
  if (verb <= 0 || !isPlain(subject) || said.some(({ small }) => /^(?:she|he|him)$/.test(small))) return false
  return isNamed(subject) && hasOneVerb(said.slice(verb))
}

/** "The old mill", "Grandma's boat", "two cousins", "cherries"; no "ref" and no "last lambing". */
const isNamed = (subject: readonly Word[]): boolean =>
  isOneOf(subject[0], 'DET', 'PROPN', 'NUM', 'PRON') || /[^s]s$/.test(subject.at(-1)?.small ?? '')

function hasOneVerb(said: readonly Word[]): boolean {
  const verbs = said.flatMap((word, at) =>
    isFiniteVerb(word, said, at) || (at === 0 && word.part === 'VERB') ? [at] : [],
  )
  // "Has moved" and "can swim" are one; so are two with "and" between.
  const others = verbs.filter(
    (at, place) => place > 0 && at - (verbs[place - 1] ?? 0) > 2 && said[at - 1]?.small !== 'and',
  )
  const [first] = verbs
  if (first === undefined || first > 2 || others.length > 0 || !isPlain(said)) return false
  const isDoubled = said[first]?.lemma === 'be' && said[first + 1]?.small === 'had'
  return !isDoubled && !tornOut(said) && !lacksArticle(said) && isList(said)
}

/** "lost first tooth", "is ring bearer": a hurried writer left the article away. */
const lacksArticle = (said: readonly Word[]): boolean =>
  said.some((word, at) => {
    const { small, lemma } = word
    const before = said[at - 1]
    if (!isOneOf(before, 'VERB', 'AUX', 'ADP')) return false
    const next = said[at + 1]
    if (/^(?:first|last|second|own|whole|new|old|big|little)$/.test(small))
      return isOneOf(next, 'NOUN') && next?.small === next?.lemma
    const isBearer = isOneOf(word, 'NOUN', 'VERB') && small === lemma && before?.lemma === 'be'
    return isBearer && isOneOf(next, 'NOUN') && next?.small === next?.lemma
  })

/** "knew", "said three": what was known or said stands in the parent's next words. */
const tornOut = (said: readonly Word[]): boolean =>
  said.some(({ lemma }, at) => lemma === 'say' && !isGreeting(said[at + 1])) ||
  said.some(({ small }, at) => small === 'one' && !isOneOf(said[at + 1], 'NOUN', 'ADJ', 'NUM')) ||
  (said.filter(({ part, small }) => part !== 'AUX' && !/^(?:n't|not)$/.test(small)).length === 1 &&
    /^(?:know|pay|win|lose|nod|swallow|decide|come|go|tell|make|take|think|mean|get|have|find|do|be)$/.test(
      said.at(-1)?.lemma ?? '',
    ))

/** Commas stand between things of a list, which has an "and"; other ones part one sentence from the next. */
const isList = (said: readonly Word[]): boolean => {
  const comma = said.findIndex(({ small }) => small === ',')
  return comma < 0 || said.slice(comma).some(({ small }) => small === 'and')
}
