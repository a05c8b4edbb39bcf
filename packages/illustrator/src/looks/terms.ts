import { entryWords } from '@faith-fables/listener/lexicons/entry-words'
import { classesOf, isA, valueFor, type WordClass } from '@faith-fables/listener/lexicons/lexicons'
import { singularsOf } from '@faith-fables/listener/lexicons/singulars'
import type { Colour } from '../drawing/colour.ts'
import type { Fabric, Pattern } from './clothing.ts'
import { clothColours, coatColours, eyeColours, hairColours, skinColours } from './colour-words.ts'
import { isShade, type SaidColour } from './said-colour.ts'
import { isMotif } from './vocabulary/motifs.ts'
import { fabrics, isUnnamedPattern, patterns, printWords } from './vocabulary/patterns.ts'
import { type Piece, type WordTable, wordTable } from './vocabulary/piece.ts'

/** What a word, or several, say of looks. */
export type Term =
  | { sort: 'piece'; piece: Piece; words: string }
  | { sort: 'colour'; colour: SaidColour; words: string }
  | { sort: 'pattern'; pattern: Pattern; words: string }
  | { sort: 'fabric'; fabric: Fabric; colour?: Colour; words: string }
  | { sort: 'length'; length: 'long' | 'short'; words: string }
  /** Speaks of something that can be seen, of which there is no drawing. */
  | { sort: 'undrawn'; words: string }
  | { sort: 'joint' | 'denial' | 'other'; words: string }

/** Which words are known: what they draw, and the listener's classes in which their usual names are looked up. */
export interface Vocabulary {
  pieces: WordTable<Piece>
  classes: readonly WordClass[]
}

const longest = 4
const patternWords = wordTable(patterns)
const fabricWords = wordTable(fabrics)
const palettes = [clothColours, hairColours, skinColours, eyeColours, coatColours]
const joints = new Set([',', ';', '(', ')', '&', '+', 'and', 'with', 'w', 'in', 'on', 'over', 'under', 'but'])
/** No garment, though one is in them: a "dress-up crown". */
const saysNoGarment = /^dress(?:ing)? up\b/
const denials = new Set(['not', 'no', 'without', 'never', 'except'])
/** Behind these stands a comparison, "bald as an egg", or what is not there, "a wheel instead of legs". */
const comparisons = new Set(['like', 'as', 'than', 'where', 'who', 'that', 'which', 'because', 'instead'])
/** Classes of what is seen on bodies, and on cloth besides. */
const seen: readonly WordClass[] = [
  'colour',
  'pattern',
  'garment',
  'head-covering',
  'aid',
  'skin',
  'hair',
  'body-part',
]
const seenOnCloth: readonly WordClass[] = ['animal', 'food', 'vehicle']

/** The words of a fact in turn, the longest known ones first. A comparison ends them. */
export function termsOf(text: string, vocabulary: Vocabulary): Term[] {
  const words = wordsOf(text)
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    if (comparisons.has(words[at] ?? '')) break
    const { term, length } = termAt(words, at, vocabulary)
    terms.push(term)
    at += length
  }
  return withNamedPattern(terms)
}

/** "Embroidered with flowers" is flowers: what is named is the pattern. */
function withNamedPattern(terms: Term[]): Term[] {
  const isUnnamed = ({ sort, words }: Term): boolean => sort === 'pattern' && isUnnamedPattern(words)
  const isNamed = (term: Term): boolean =>
    term.sort === 'pattern' ? !isUnnamed(term) : term.sort === 'undrawn' && isMotif(term.words)
  return terms.some(isNamed) ? terms.filter((term) => !isUnnamed(term)) : terms
}

/** Words in small letters, and the marks that part them. */
export const wordsOf = (text: string): string[] => entryWords(text).match(/[a-z0-9']+|[,;()&+]/g) ?? []

function termAt(
  words: readonly string[],
  at: number,
  { pieces, classes }: Vocabulary,
): { term: Term; length: number } {
  const phrases = phrasesAt(words, at)
  const first = phrases.at(-1) ?? ''
  if (phrases.some((phrase) => saysNoGarment.test(phrase)))
    return { term: { sort: 'other', words: phrases.at(-2) ?? first }, length: 2 }
  const number = /^(?:number|no|nr) (\d{1,2})$/.exec(phrases.at(-2) ?? '')?.[1]
  if (number) return { term: { sort: 'undrawn', words: `number ${number}` }, length: 2 }
  if (classes.includes('garment') && isPrintedNumber(words, at))
    return { term: { sort: 'undrawn', words: `number ${first}` }, length: 1 }
  for (const phrase of phrases) {
    const piece = formsOf(phrase).flatMap((form) => pieces.get(form) ?? [])[0]
    if (piece) return { term: { sort: 'piece', piece, words: phrase }, length: lengthOf(phrase) }
    const pattern = patternWords.get(phrase)
    if (pattern) return { term: { sort: 'pattern', pattern, words: phrase }, length: lengthOf(phrase) }
    if (classes.includes('garment') && isMotif(phrase) && !isColour(phrase)) {
      // "Parrot green" is a green.
      const isShadeName = isColour(words[at + lengthOf(phrase)] ?? '') && /^[a-z]*[^s]$/.test(phrase)
      const sort = isShadeName ? ('other' as const) : ('undrawn' as const)
      return { term: { sort, words: phrase }, length: lengthOf(phrase) }
    }
    const fabric = pieces.has('shirt') ? fabricWords.get(phrase) : undefined
    if (fabric) return { term: { sort: 'fabric', ...fabric, words: phrase }, length: lengthOf(phrase) }
  }
  const isFull = /^(?:full|floor|calf) length$/.exec(phrases.at(-2) ?? '')
  if (isFull) return { term: { sort: 'length', length: 'long', words: isFull[0] }, length: 2 }
  if ((first === 'long' || first === 'short') && !pieces.has(first))
    return { term: { sort: 'length', length: first, words: first }, length: 1 }
  if (printWords.has(first)) return { term: { sort: 'other', words: first }, length: 1 }
  if (denials.has(first)) return { term: { sort: 'denial', words: first }, length: 1 }
  if (joints.has(first)) return { term: { sort: 'joint', words: first }, length: 1 }
  return (
    colourAt(words, at) ??
    knownByListener(phrases, pieces, classes) ?? { term: { sort: 'other', words: first }, length: 1 }
  )
}

/** "With the white 7", "with a big 4 on it": the number of nothing else. */
function isPrintedNumber(words: readonly string[], at: number): boolean {
  const [before = '', digits = '', after = ','] = [words[at - 1], words[at], words[at + 1]]
  return /^\d{1,2}$/.test(digits) && joints.has(after) && !/^(?:size|age|aged|of)$/.test(before)
}

const phrasesAt = (words: readonly string[], at: number): string[] =>
  Array.from({ length: Math.min(longest, words.length - at) }, (_, less) =>
    words.slice(at, at + Math.min(longest, words.length - at) - less).join(' '),
  )

const lengthOf = (phrase: string): number => phrase.split(' ').length
const formsOf = (phrase: string): string[] => [phrase, ...singularsOf(phrase, new Map())]

function colourAt(words: readonly string[], at: number): { term: Term; length: number } | null {
  const [first = '', next = ''] = words.slice(at, at + 2)
  if (isShade(first) && isColour(next))
    return {
      term: { sort: 'colour', colour: { name: next, shade: first }, words: `${first} ${next}` },
      length: 2,
    }
  const both = `${first} ${next}`
  if (next && isA('colour', both))
    return { term: { sort: 'colour', colour: { name: both, shade: null }, words: both }, length: 2 }
  if (isColour(first))
    return { term: { sort: 'colour', colour: { name: first, shade: null }, words: first }, length: 1 }
  return null
}

const isColour = (word: string): boolean => palettes.some((palette) => word in palette) || isA('colour', word)

/**
 * By the usual name that the listener has for the words: "yarmulke" is a kippah. A key such as "skin:black" is the name
 * "black" in the class of skin, and no word of a parent.
 */
function knownByListener(
  phrases: readonly string[],
  pieces: WordTable<Piece>,
  classes: readonly WordClass[],
): { term: Term; length: number } | null {
  if (classes.length === 0) return null
  for (const phrase of phrases) {
    const usual = [...classes, 'pattern' as const].map((one) => [one, valueFor(one, phrase)] as const)
    for (const [wordClass, name] of usual) {
      if (name === undefined) continue
      const pattern = wordClass === 'pattern' ? patternWords.get(name) : undefined
      if (pattern) return { term: { sort: 'pattern', pattern, words: phrase }, length: lengthOf(phrase) }
      const piece = pieces.get(`${wordClass}:${name}`) ?? pieces.get(name)
      if (piece) return { term: { sort: 'piece', piece, words: phrase }, length: lengthOf(phrase) }
    }
    const known = classes.includes('garment') ? [...seen, ...seenOnCloth] : seen
    const isSeen = classesOf(phrase).some((one) => known.includes(one))
    if (isSeen) return { term: { sort: 'undrawn', words: phrase }, length: lengthOf(phrase) }
  }
  return null
}
