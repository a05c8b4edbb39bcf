import type { Fact } from '../facts.ts'
import { classesOf } from '../lexicons/lexicons.ts'
import { tagWords } from '../text/tag-words.ts'

/** A fact in the parent's own words, as they stand inside a sentence. */
export function phraseOf(fact: Fact, details: string): string {
  const words = wordsOf(fact, details)
    .replace(/^'ll /, 'will ')
    .replace(/^'d /, 'would ')
    .replaceAll(" 's", "'s")
  return insideSentence(words, details, fact.span[0])
}

/** Whatever somebody has or wears is named; what they do is said with its verb. */
function wordsOf(fact: Fact, details: string): string {
  if (fact.kind === 'kin' && fact.to !== null) return `${fact.words} of ${fact.to}`
  if (fact.kind === 'friend' && fact.name) return `${fact.words} called ${fact.name}`
  if ('words' in fact && (saidAlone.has(fact.kind) || !fact.phrase)) return fact.words
  return fact.phrase ?? details.slice(...fact.span)
}

const saidAlone = new Set<Fact['kind']>([
  'skin',
  'hair',
  'eyes',
  'body',
  'glasses',
  'aid',
  'headwear',
  'garment',
  'kin',
])

/** "Silver plait" is "silver plait" where it begins a sentence; a name, "Arabic" and "I" stay. */
function insideSentence(words: string, details: string, at: number): string {
  const [first, second] = tagWords(words)
  if (
    !first ||
    !beginsSentence(details.slice(0, Math.max(0, details.lastIndexOf(first.text, at)))) ||
    first.text === 'I' ||
    !/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first.text)
  )
    return words
  const classes = classesOf(first.small)
  const isName =
    classes.includes('names') ||
    classes.includes('speech') ||
    (first.part === 'PROPN' && !second && classes.length === 0)
  return isName && classes.length < 2 ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

const beginsSentence = (before: string): boolean => /^$|[.!?;:\n(–—•*-]$/.test(before.trimEnd())
