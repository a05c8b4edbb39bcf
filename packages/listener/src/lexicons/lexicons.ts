import { accentedWords, entryWords } from './entry-words.ts'
import { type Lexicon, readLexicon, readPlurals } from './lexicon.ts'
import { singularsOf } from './singulars.ts'
import { askedClasses, nounClasses, type WordClass, wordClasses } from './word-class.ts'

export type { WordClass } from './word-class.ts'
export { wordClasses } from './word-class.ts'

/** Whether these words, and all of them, are of the class: `isA('animal', 'Hedgehogs')`. */
export function isA(wordClass: WordClass, words: string): boolean {
  return entryOf(wordClass, formsOf(words)) !== undefined
}

/** Every class these words are of: "orange" is a colour, a food and a plant. */
export function classesOf(words: string): readonly WordClass[] {
  const { plain, singulars } = formsOf(words)
  classesOfEntries ??= readClasses()
  const own = classesOfEntries.get(plain) ?? none
  const ofSingulars = singulars.flatMap((singular) => classesOfEntries?.get(singular) ?? none)
  if (ofSingulars.length === 0) return own
  const all = new Set([...own, ...ofSingulars.filter((wordClass) => haveAPlural.has(wordClass))])
  return wordClasses.filter((wordClass) => all.has(wordClass))
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

const none: readonly WordClass[] = []
let classesOfEntries: ReadonlyMap<string, readonly WordClass[]> | undefined

/** The classes of every entry, in one map: a text asks for thousands of words, most of which are of none. */
function readClasses(): ReadonlyMap<string, readonly WordClass[]> {
  const all = new Map<string, readonly WordClass[]>()
  const shared = new Map<string, readonly WordClass[]>()
  for (const wordClass of wordClasses)
    for (const words of lexiconOf(wordClass).entries.keys()) {
      const classes = [...(all.get(words) ?? none), wordClass]
      const key = classes.join()
      const known = shared.get(key) ?? classes
      shared.set(key, known)
      all.set(words, known)
    }
  return all
}

/** Words as an entry would have them, and what they may be the plural of. */
interface Forms {
  plain: string
  /** With its accents, where it has any. */
  accented: string | null
  singulars: readonly string[]
}

let plurals: ReadonlyMap<string, string> | undefined

function formsOf(words: string): Forms {
  plurals ??= readPlurals()
  const plain = entryWords(words)
  const accented = /[^ -~]/.test(words) ? accentedWords(words) : null
  return { plain, accented, singulars: singularsOf(plain, plurals) }
}

const haveAPlural: ReadonlySet<WordClass> = new Set([...nounClasses, ...askedClasses])

/** The entry that the words are, or the one whose plural they are. */
function entryOf(wordClass: WordClass, { plain, accented, singulars }: Forms): string | undefined {
  const { entries } = lexiconOf(wordClass)
  if (accented !== null && entries.has(accented)) return accented
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
