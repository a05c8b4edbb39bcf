import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Synset {
  /** As WordNet writes them: "bow tie", capitals where the word is a name. */
  words: string[]
  /** Offsets of the synsets directly below. */
  below: string[]
  gloss: string
}

export interface WordNet {
  synsets: ReadonlyMap<string, Synset>
  /** Offsets of a noun's synsets, the most frequent sense first. */
  sensesOf(noun: string): readonly string[]
  /** How often WordNet's tagged texts have the word as a noun, a verb or an adjective. */
  timesSeen(word: string, part: PartOfSpeech): number
}

export type PartOfSpeech = 'noun' | 'verb' | 'adjective'

const partOfDigit: Record<string, PartOfSpeech> = { 1: 'noun', 2: 'verb', 3: 'adjective', 5: 'adjective' }

/** Reads the files data.noun, index.noun and index.sense of WordNet's folder `dict`. */
export function readWordNet(folder: string): WordNet {
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(isEntry)
  const senses = new Map(lines('index.noun').map(readNoun))
  const seen = countSenses(lines('index.sense'))
  return {
    synsets: new Map(lines('data.noun').map(readSynset)),
    sensesOf: (noun) => senses.get(noun.toLowerCase()) ?? [],
    timesSeen: (word, part) => seen.get(`${word.toLowerCase()} ${part}`) ?? 0,
  }
}

/** The licence stands above the entries, indented. */
function isEntry(line: string): boolean {
  return line !== '' && !line.startsWith(' ')
}

function readNoun(line: string): [string, string[]] {
  const fields = line.trim().split(' ')
  return [plain(fields[0] ?? ''), fields.slice(-Number(fields[2]))]
}

/** `offset file n count(hex) (word id)* count (pointer offset n source)* | gloss`; `~` and `~i` point down. */
function readSynset(line: string): [string, Synset] {
  const [data = '', gloss = ''] = line.split(' | ')
  const fields = data.trim().split(' ')
  const wordCount = Number.parseInt(fields[3] ?? '0', 16)
  const words = fields.slice(4, 4 + 2 * wordCount).filter((_, index) => index % 2 === 0)
  const pointers = fields.slice(5 + 2 * wordCount)
  const below = pointers.filter((_, index) => index % 4 === 1 && /^~i?$/.test(pointers[index - 1] ?? ''))
  return [fields[0] ?? '', { words: words.map(plain), below, gloss: gloss.trim() }]
}

function countSenses(lines: string[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const line of lines) {
    const [key = '', , , times] = line.trim().split(' ')
    const [word = '', rest = ''] = key.split('%')
    const name = `${plain(word)} ${partOfDigit[rest.charAt(0)] ?? 'adverb'}`
    seen.set(name, (seen.get(name) ?? 0) + Number(times))
  }
  return seen
}

function plain(word: string): string {
  return word.replaceAll('_', ' ')
}
