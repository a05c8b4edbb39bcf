import type { Span } from '../facts.ts'
import { classesOf, isA, valueFor } from '../lexicons/lexicons.ts'
import { tagWords } from '../text/tag-words.ts'

export interface FoundName {
  name: string
  span: Span
}

const words = /\p{L}[\p{L}\p{N}’'-]*/gu
/** Behind these a name may stand in small letters: "his sister kamau". */
const naming =
  /^(?:sisters?|brothers?|friends?|cousins?|aunt|auntie|aunty|uncle|mums?|moms?|dads?|nana|nan|gran|granny|grandma|grandpa|grandad|teacher|neighbou?rs?|twins?|siblings?|called|named|name|dogs?|cats?|mr|mrs|ms|miss|dr|coach|pastor|father|mother)$/i
/** Names go on behind these: "Kael and Xanthe". */
const joining = /^(?:and|und|&|or|with|is|was)$/i
/** Capitals that name nobody whom a stranger could find. */
const everybodys =
  /^(?:i|god|jesus|christ|lord|bible|psalm|christmas|easter|english|lego|ok|tv|adhd|asd|cp|nicu|uk|usa|us|bc|ad|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i

interface SaidWord {
  text: string
  start: number
  /** Nothing but the beginning of a sentence may be why it has a capital. */
  opens: boolean
  /** The word before it. */
  before: SaidWord | null
}

/**
 * Everything in a text that may be somebody's name, so that it can be kept back. It is meant to find too many rather than too
 * few: whatever has a capital inside a sentence and is no known thing counts, and what stands behind "sister", in whatever
 * letters.
 */
export function findNames(text: string): FoundName[] {
  const shouted = text === text.toUpperCase() ? [[0, text.length] as const] : shoutedIn(text)
  const proper = new Set(tagWords(text).flatMap(({ part, text: word }) => (part === 'PROPN' ? [word] : [])))
  const found: FoundName[] = []
  let last: FoundName | null = null
  for (const word of saidWords(text)) {
    const shouts = shouted.some(([from, to]) => word.start >= from && word.start < to)
    const goesOn = last !== null && isNext(text, last.span[1], word.start)
    if (!isName(word, { shouts, goesOn, isProper: proper.has(word.text) })) continue
    last = { name: word.text, span: [word.start, word.start + word.text.length] }
    found.push(last)
  }
  return found
}

/** A quotation without a small letter, as on a sign: its capitals tell nothing. */
const shoutedIn = (text: string): (readonly [from: number, to: number])[] =>
  [...text.matchAll(/["“]([^"“”\p{Ll}]*)["”]/gu)].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  )

interface Circumstances {
  shouts: boolean
  /** A name stands right before it, with at most "and" between. */
  goesOn: boolean
  isProper: boolean
}

function isName({ text, opens, before }: SaidWord, { shouts, goesOn, isProper }: Circumstances): boolean {
  const isCapital = !shouts && /^\p{Lu}/u.test(text)
  const isCalled = before !== null && naming.test(before.text)
  const isLikely = isCapital || shouts || isCalled || goesOn
  if (everybodys.test(text) || naming.test(text) || joining.test(text) || text.length < 2) return false
  if (isA('names', text)) return isLikely
  if (isKnownThing(text)) return false
  if (isCalled && (isCapital || shouts || isProper)) return true
  return isCapital && (!opens || isProper || goesOn)
}

/** "School" and "Korean" have capitals and name nobody. */
function isKnownThing(text: string): boolean {
  const small = text.toLowerCase()
  return classesOf(small).some((one) => one !== 'names') || valueFor('speech', small) === 'language'
}

function saidWords(text: string): SaidWord[] {
  const said: SaidWord[] = []
  for (const match of text.matchAll(words)) {
    const opens = /(?:^|[.!?\n:;•*-])[\s"'“‘(]*$/.test(text.slice(0, match.index))
    const plain = match[0].replace(/['’]s$/, '')
    said.push({ text: plain, start: match.index, opens, before: said.at(-1) ?? null })
  }
  return said
}

/** Whether nothing stands between a name and the next word but a comma or "and". */
const isNext = (text: string, end: number, start: number): boolean =>
  /^(?:['’]s)?[\s,]*(?:and\b|&)?[\s,]*$/i.test(text.slice(end, start)) && start - end < 8
