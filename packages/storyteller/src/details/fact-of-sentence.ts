import { baseOfVerb, isPastForm, pastOfVerb } from '../figures/verbs.ts'
import type { Detail, Known } from './detail.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "The old mill has no roof" for a story told in the past: "the old mill had no roof". */
export function factOfSentence(sentence: string, known: Known): Detail | undefined {
  const found = /^(.+?)\s+(is|are|was|were|has|have|can|will|lives?|works?|sleeps?|[a-z]+s)\s+(.+)$/.exec(
    sentence,
  )
  if (!found?.[1] || !found[2] || !found[3]) return factOfThePast(sentence)
  const [, subject, verb, rest] = found
  const past: Readonly<Record<string, string>> = {
    is: 'was',
    are: 'were',
    has: 'had',
    have: 'had',
    can: 'could',
    will: 'would',
    live: 'lived',
    work: 'worked',
    sleep: 'slept',
  }
  const base = baseOfVerb(verb)
  const isVerb = past[verb] !== undefined || verb === 'was' || verb === 'were' || base !== undefined
  if (!isVerb) return factOfThePast(sentence)
  const told = past[verb] ?? (base ? pastOfVerb(base) : verb)
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
  return {
    kind: 'fact',
    words: sentence,
    plural: false,
    forms: { word: clause(told), past: clause(told), now: clause(verb) },
  }
}

/** "Ben's father lost his job": what happened to kin and things of somebody. */
export function factOfThePast(sentence: string): Detail | undefined {
  const [, , second = '', third = ''] =
    /^\p{Lu}[\p{L} ]*'s (\p{Ll}+) (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(sentence) ?? []
  return isPastForm(second) || isPastForm(third)
    ? {
        kind: 'fact',
        words: sentence,
        plural: false,
        forms: { word: sentence, past: sentence, now: sentence },
      }
    : undefined
}
