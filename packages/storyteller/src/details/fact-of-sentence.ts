import { baseOfVerb, isPastForm, pastOfVerb } from '../figures/verbs.ts'
import type { Detail, Known } from './detail.ts'
import { type FoundVerb, findVerb, pastOfHelpers } from './find-verb.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "The old mill has no roof" for a story told in the past: "the old mill had no roof". */
export function factOfSentence(said: string, known: Known): Detail | undefined {
  const sentence = said.replace(/^that /i, '')
  // Whose father "my father" is depends on who writes.
  if (/^my (?!husband\b|wife\b)\p{Ll}/iu.test(sentence)) return undefined
  return truthOf(sentence, known) ?? sentenceOfOther(sentence) ?? ownFact(sentence, known)
}

/** What is always so is never told in the past. */
function truthOf(sentence: string, known: Known): Detail | undefined {
  if (!/^(?:God|Jesus|Christ|the Lord|the Holy Spirit)\b/i.test(sentence)) return undefined
  const [hero] = known
  // "God loves her", where nobody else has been spoken of.
  const whole = hero ? sentence.replace(/ (?:him|her|them)$/i, ` ${hero.name}`) : sentence
  return told('truth', whole, whole, whole)
}

function told(kind: 'fact' | 'news' | 'truth', words: string, past: string, now: string): Detail {
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
export function factOfThePast(said: string): Detail | undefined {
  // "Leo's best friend Omar moved away" is news of his best friend, whatever he is called.
  const sentence = said.replace(/ last (?:week|month|year|summer|winter|spring|autumn)$/i, '')
  const unnamed = sentence.replace(
    /(?<=^\p{Lu}[\p{L} ]*'s (?:(?:best|old|good|new|little|big|older|younger) )?\p{Ll}+) \p{Lu}\p{Ll}+(?= \p{Ll}+)/u,
    '',
  )
  const [, , second = '', third = ''] =
    /^\p{Lu}[\p{L} ]*'s (\p{Ll}+) (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(unnamed) ?? []
  return isPastForm(second) || isPastForm(third) ? told('news', sentence, sentence, sentence) : undefined
}
