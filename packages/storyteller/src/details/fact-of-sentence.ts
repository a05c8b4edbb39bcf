import { baseOfVerb, isPastForm, pastOfVerb } from '../figures/verbs.ts'
import type { Detail, Known } from './detail.ts'
import { type FoundVerb, findVerb, pastOfHelpers } from './find-verb.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "The old mill has no roof" for a story told in the past: "the old mill had no roof". */
export function factOfSentence(said: string, known: Known): Detail | undefined {
  const sentence = said.replace(/^that /i, '')
  // Whose father "my father" is depends on who writes.
  if (/^my (?!husband\b|wife\b)\p{Ll}/iu.test(sentence)) return undefined
  return truthOf(sentence) ?? sentenceOfOther(sentence) ?? ownFact(sentence, known)
}

/** What is always so is never told in the past. */
function truthOf(sentence: string): Detail | undefined {
  if (!/^(?:God|Jesus|Christ|the Lord|the Holy Spirit)\b/i.test(sentence)) return undefined
  return told('fact', sentence, sentence, sentence)
}

function told(kind: 'fact' | 'news', words: string, past: string, now: string): Detail {
  return { kind, words, plural: false, forms: { word: past, past, now } }
}

/** "A big storm destroyed the treehouse" is news; "the other kids laugh" is how things are. */
function sentenceOfOther(sentence: string): Detail | undefined {
  const words = sentence.split(' ')
  const verb = findVerb(words)
  if (!verb || !/^(?:an?|the|other|some|all|nobody|everybody|everyone|somebody|someone)\b/i.test(sentence))
    return undefined
  const now = sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
  const past = now.split(' ').with(verb.index, verb.past).join(' ')
  return told(verb.isPast || isOnce(words, verb) ? 'news' : 'fact', sentence, past, now)
}

/** "A bear eats their sandwiches" happens once, "the bear eats honey" is how things are. */
const isOnce = (words: readonly string[], { past }: FoundVerb): boolean =>
  /^(?:an?|some|somebody|someone)$/i.test(words[0] ?? '') && !/^(?:was|were|had|could|would)$/.test(past)

function ownFact(sentence: string, known: Known): Detail | undefined {
  const found =
    /^(.+?'s \S+)\s+(is|are|was|were|has|have|can|will)\s+(.+)$/.exec(sentence) ??
    /^(.+?)\s+(is|are|was|were|has|have|can|will|lives?|works?|sleeps?|[a-z]+s)\s+(.+)$/.exec(sentence)
  if (!found?.[1] || !found[2] || !found[3]) return factOfThePast(sentence)
  const [, subject, verb, rest] = found
  const base = baseOfVerb(verb) ?? (/^(?:live|work|sleep)$/.test(verb) ? verb : undefined)
  const past = pastOfHelpers[verb] ?? (base && pastOfVerb(base))
  if (!past) return factOfThePast(sentence)
  const phrase = readNounPhrase(subject, known)
  const who =
    phrase.forms.a?.startsWith('{') ||
    /^\p{Lu}/u.test(subject) === false ||
    /^(?:the|our|my|her|his|their|it|an?)\b/i.test(subject)
      ? subject.slice(0, 1).toLowerCase() + subject.slice(1)
      : subject
  const clause = (form: string) =>
    `${who
      .replace(/^my husband\b/, 'Dad')
      .replace(/^my wife\b/, 'Mom')
      .replace(/^(?:our|my)\b/, 'the')} ${form} ${rest}`.replaceAll(/\b(?:our|my)\b/g, 'the')
  return told('fact', sentence, clause(past), clause(verb))
}

/** "Ben's father lost his job": what happened to kin and things of somebody. */
export function factOfThePast(sentence: string): Detail | undefined {
  const [, , second = '', third = ''] =
    /^\p{Lu}[\p{L} ]*'s (\p{Ll}+) (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(sentence) ?? []
  return isPastForm(second) || isPastForm(third) ? told('news', sentence, sentence, sentence) : undefined
}
