import { baseOfVerb, isPastForm, pastOfVerb } from '../figures/verbs.ts'
import type { Detail, Known } from './detail.ts'
import { type FoundVerb, findVerb } from './find-verb.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "The old mill has no roof" for a story told in the past: "the old mill had no roof". */
export function factOfSentence(said: string, known: Known): Detail | undefined {
  const sentence = said.replace(/^that /i, '')
  return truthOf(sentence) ?? sentenceOfOther(sentence) ?? ownFact(sentence, known)
}

/** What is always so is never told in the past. */
function truthOf(sentence: string): Detail | undefined {
  if (!/^(?:God|Jesus|Christ|the Lord|the Holy Spirit)\b/i.test(sentence)) return undefined
  return {
    kind: 'fact',
    words: sentence,
    plural: false,
    forms: { word: sentence, past: sentence, now: sentence },
  }
}

/** "A big storm destroyed the treehouse" is news; "the other kids laugh" is how things are. */
function sentenceOfOther(sentence: string): Detail | undefined {
  const words = sentence.split(' ')
  const verb = findVerb(words)
  if (!verb || !/^(?:an?|the|other|some|all|nobody|everybody|everyone|somebody|someone)\b/i.test(sentence))
    return undefined
  const now = sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
  const told = words.with(verb.index, verb.past).join(' ')
  const past = told.slice(0, 1).toLowerCase() + told.slice(1)
  return {
    kind: verb.isPast || isOnce(words, verb) ? 'news' : 'fact',
    words: sentence,
    plural: false,
    forms: { word: past, past, now },
  }
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
