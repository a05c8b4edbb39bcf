import type { WordClass } from '../lexicons/lexicons.ts'
import type { Unit } from '../text/read-units.ts'
import { type Subject, topicsIn } from './cues.ts'

/** The classes that tell what is spoken of; the first that a word has stands for it. */
const telling: readonly WordClass[] = [
  'kin-words',
  'kin',
  'animal',
  'fantasy',
  'trade',
  'pronoun-nouns',
  'childhood',
  'place',
  'weather',
  'garment',
  'toy',
  'vehicle',
  'instrument',
  'food',
  'plant',
  'colour',
  'body-part',
  'feeling',
  'trait',
]

const isContent = /^(?:NOUN|PROPN|X)$/
/** Shorter words have no beginning and no end to speak of. */
const leastLetters = 5

/**
 * What a linear classifier looks at in a clause: its words, pairs of them, how words begin (for slips and other forms), and
 * both again with names, numbers, quotations and known nouns masked, so that "add a zebra" is what "add a lizard" is.
 */
export function featuresOf(
  units: readonly Unit[],
  names: readonly string[],
  subject: Subject = 'text',
): string[] {
  const masked = units.filter(({ part }) => part !== 'PUNCT' || false).map((unit) => maskOf(unit, names))
  const words = ['^', ...masked.map(({ word }) => word), '$']
  const kinds = masked.map(({ kind }) => kind)
  const features = [
    ...words.slice(1, -1).map((word) => `w ${word}`),
    ...pairsOf(words).map((pair) => `b ${pair}`),
    ...kinds.filter(isMask).map((kind) => `c ${kind}`),
    ...words.slice(1, -1).flatMap(lettersOf),
    `n ${Math.min(6, Math.ceil(masked.length / 2))}`,
  ]
  if (units.some(({ small }) => small === '?')) features.push('?')
  return [...new Set([...features, ...featuresOfTopics(topicsIn(units, subject))])]
}

/** Words that say how much of something there is to be, or that there is too much of it. */
const measures: ReadonlySet<string> = new Set([
  'not',
  'too',
  'less',
  'more',
  'leave',
  'keep',
  'add',
  'swap',
  'bad',
])

function featuresOfTopics(topics: readonly string[]): string[] {
  const subjects = topics.filter((topic) => !measures.has(topic))
  const said = topics.filter((topic) => measures.has(topic))
  return [
    ...topics.map((topic) => `t ${topic}`),
    ...said.flatMap((measure) => subjects.map((subject) => `x ${measure} ${subject}`)),
    ...pairsOf(topics).map((pair) => `y ${pair}`),
    ...subjects.flatMap((one, at) =>
      subjects.slice(at + 1).map((other) => `z ${[one, other].sort().join(' ')}`),
    ),
    said.length === 0 ? 't plain' : `u ${[...new Set(said)].sort().join(' ')}`,
    subjects.length === 0 ? 't nothing' : `v ${subjects[0]}`,
  ]
}

const isMask = (kind: string): boolean => /^[A-Z#]/.test(kind)

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`)

function lettersOf(word: string): string[] {
  if (word.length < leastLetters || isMask(word)) return []
  return [`p ${word.slice(0, 4)}`, `p ${word.slice(0, 5)}`, `s ${word.slice(-3)}`]
}

/** A unit as the classifier sees it: its word, and what kind of word it is. */
function maskOf(
  { small, text, part, classes }: Unit,
  names: readonly string[],
): { word: string; kind: string } {
  if (/^\d/.test(small) || (part === 'NUM' && small !== 'one')) return { word: 'NUMBER', kind: 'NUMBER' }
  if (small === quoted) return { word: 'QUOTE', kind: 'QUOTE' }
  if (names.includes(small)) return { word: 'NAME', kind: 'NAME' }
  const kind = telling.find((one) => classes.includes(one))
  const isCapital = text !== small && /^\p{Lu}\p{Ll}/u.test(text)
  if (isCapital && part === 'PROPN' && (!kind || classes.includes('names')))
    return { word: 'NAME', kind: 'NAME' }
  if (classes.includes('names') && isCapital) return { word: 'NAME', kind: 'NAME' }
  if (kind && kind !== 'trait' && kind !== 'feeling') return { word: small, kind: `#${kind}` }
  return { word: small, kind: isContent.test(part) && !closed.has(small) ? '#NOUN' : small }
}

/** What stands for a quotation, whatever it says. */
export const quoted = '“”'

/** Nouns that belong to wishes rather than to stories; the pair they stand in keeps them as they are. */
const closed = new Set(
  'story text ending end beginning start opening middle part page bit line sentence word words sentences title name book tale plot rhyme rhymes refrain dialogue scene chapter moral lesson message theme tone language version idea age place time setting length style verse pages lines'.split(
    ' ',
  ),
)
