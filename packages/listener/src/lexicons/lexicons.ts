import { entryWords } from './entry-words.ts'
import { type Lexicon, readLexicon, readPlurals } from './lexicon.ts'
import { singularsOf } from './singulars.ts'
import { nounClasses, type WordClass, wordClasses } from './word-class.ts'

export type { WordClass } from './word-class.ts'
export { wordClasses } from './word-class.ts'

/** An entry that was found among tokens. */
export interface Found {
  /** As the lexicon has it, in the singular, with spaces for hyphens: "guinea pig", "t shirt". */
  entry: string
  /** The further columns of the entry, none for most; see lexicons/README.md. */
  values: readonly string[]
  /** Its first token. */
  start: number
  /** How many tokens it takes. */
  length: number
}

/** Whether these words, and all of them, are of the class: `isA('animal', 'Hedgehogs')`. */
export function isA(wordClass: WordClass, words: string): boolean {
  return entryOf(wordClass, formsOf(words)) !== undefined
}

/** Every class these words are of: "orange" is a colour, a food and a plant. */
export function classesOf(words: string): readonly WordClass[] {
  const forms = formsOf(words)
  return wordClasses.filter((wordClass) => entryOf(wordClass, forms) !== undefined)
}

/** The second column of the words' entry: a hex value, a sub-class, a pronoun, the usual name. */
export function valueFor(wordClass: WordClass, words: string): string | undefined {
  return valuesFor(wordClass, words)[0] || undefined
}

/** All columns behind the words of the entry; empty where the words are not of the class. */
export function valuesFor(wordClass: WordClass, words: string): readonly string[] {
  const entry = entryOf(wordClass, formsOf(words))
  return (entry !== undefined && lexiconOf(wordClass).entries.get(entry)) || []
}

/** The first entry of a class among these tokens, and the longest there. Hyphens may be tokens of their own. */
export function find(wordClass: WordClass, tokens: readonly string[], from = 0): Found | undefined {
  for (let start = from; start < tokens.length; start++) {
    const found = findAt(wordClass, tokens, start)
    if (found) return found
  }
  return undefined
}

/** The longest entry of a class that begins with this token. */
export function findAt(wordClass: WordClass, tokens: readonly string[], start: number): Found | undefined {
  const { entries, mostWords } = lexiconOf(wordClass)
  const ends = endsOfWords(tokens, start, mostWords)
  for (const end of ends.reverse()) {
    const entry = entryOf(wordClass, formsOf(tokens.slice(start, end).join(' ')))
    if (entry !== undefined) return { entry, values: entries.get(entry) ?? [], start, length: end - start }
  }
  return undefined
}

/** Where the first, the second … word from `start` on ends; a token of a hyphen or an apostrophe ends none. */
function endsOfWords(tokens: readonly string[], start: number, most: number): number[] {
  const ends: number[] = []
  for (let end = start; end < tokens.length && ends.length < most; end++)
    if (/[\p{L}\d]/u.test(tokens[end] ?? '')) ends.push(end + 1)
    else if (end === start || tokens[end] !== '-') break
  return ends
}

/** Words as an entry would have them, and what they may be the plural of. */
interface Forms {
  plain: string
  singulars: readonly string[]
}

let plurals: ReadonlyMap<string, string> | undefined

function formsOf(words: string): Forms {
  plurals ??= readPlurals()
  const plain = entryWords(words)
  return { plain, singulars: singularsOf(plain, plurals) }
}

const haveAPlural: ReadonlySet<WordClass> = new Set(nounClasses)

/** The entry that the words are, or the one whose plural they are. */
function entryOf(wordClass: WordClass, { plain, singulars }: Forms): string | undefined {
  const { entries } = lexiconOf(wordClass)
  if (entries.has(plain)) return plain
  return haveAPlural.has(wordClass) ? singulars.find((singular) => entries.has(singular)) : undefined
}

const lexicons = new Map<WordClass, Lexicon>()

function lexiconOf(wordClass: WordClass): Lexicon {
  const known = lexicons.get(wordClass)
  if (known) return known
  const read = readLexicon(wordClass)
  lexicons.set(wordClass, read)
  return read
}
