import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { accentedWords, entryWords } from './entry-words.ts'
import type { WordClass } from './word-class.ts'

/**
 * The entries of a class, by their words as `entryWords` writes them; the values are the file's further columns. Of two entries of a file that
 * only an accent tells apart, the second stands under its words with accents.
 */
export interface Lexicon {
  entries: ReadonlyMap<string, readonly string[]>
}

const folder = fileURLToPath(new URL('../../lexicons/', import.meta.url))
const nothing: readonly string[] = []

/**
 * Reads `<class>.txt` and what people added in `<class>-by-hand.txt`, which has the last word, without
 * what of the first stands in `<class>-exceptions.txt`. A line without further columns leaves those there were.
 */
export function readLexicon(wordClass: WordClass): Lexicon {
  const entries = new Map<string, readonly string[]>()
  const write = (file: string) => {
    const written = new Set<string>()
    for (const line of linesOf(file)) {
      const tab = line.indexOf('\t')
      const said = tab < 0 ? line : line.slice(0, tab)
      const plain = entryWords(said)
      const words = written.has(plain) ? accentedWords(said) : plain
      written.add(plain)
      entries.set(words, tab < 0 ? (entries.get(words) ?? nothing) : valuesIn(line.slice(tab + 1)))
    }
  }
  write(wordClass)
  for (const line of linesOf(`${wordClass}-exceptions`)) entries.delete(entryWords(line.split('\t')[0] ?? ''))
  write(`${wordClass}-by-hand`)
  return { entries }
}

const knownValues = new Map<string, readonly string[]>()

/** Many entries have the same values; they share one array. */
function valuesIn(columns: string): readonly string[] {
  const known = knownValues.get(columns)
  if (known) return known
  const values = columns.split('\t')
  knownValues.set(columns, values)
  return values
}

/** Irregular plurals and their singulars: "geese" → "goose". */
export function readPlurals(): ReadonlyMap<string, string> {
  return new Map(linesOf('plurals').map((line) => line.split('\t') as [string, string]))
}

function linesOf(file: string): string[] {
  files ??= new Set(readdirSync(folder))
  const name = `${file}.txt`
  if (!files.has(name)) return []
  const text = readFileSync(folder + name, 'utf8').trimEnd()
  return text.split(text.includes('\r') ? /\r?\n/ : '\n')
}

let files: ReadonlySet<string> | undefined
