import { classesOf, type WordClass } from '../lexicons/lexicons.ts'
import { nounClasses } from '../lexicons/word-class.ts'
import type { PartOfSpeech, Word } from './tag-words.ts'

/** A word, or several that the lexicons know as one: "bow tie". */
export interface Unit {
  small: string
  lemma: string
  part: PartOfSpeech
  classes: readonly WordClass[]
  /** As the parent wrote it, but for capitals that mean nothing. */
  text: string
  start: number
  end: number
}

const longestUnit = 3

/** Whether the lexicons say that it is one of these. */
export function isOneOf(unit: Unit | undefined, ...wanted: readonly WordClass[]): boolean {
  return unit !== undefined && wanted.some((one) => unit.classes.includes(one))
}

/** Joins what belongs together: the longest words first. */
export function readUnits(words: readonly Word[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const { unit, length } = unitAt(words, at)
    units.push(unit)
    at += length
  }
  return units.map((unit, at) =>
    beginsCompound(unit, units.slice(at + 1)) ? { ...unit, part: 'ADJ' } : unit,
  )
}

/** "Torn-eared", "lop eared": in such a word nobody tears anything. */
const beginsCompound = ({ part }: Unit, [mark, behind]: readonly Unit[]): boolean =>
  part === 'VERB' && describesByPart.test((mark?.small === '-' ? behind : mark)?.small ?? '')

/** "Home made", "self-built": what somebody is, and nothing that is done. */
const isMadeAtHome = (words: readonly Word[]): boolean =>
  /^(?:home|self|hand)-?(?:made|built|sewn|knitted|stitched|carved|painted)$/.test(
    words.map(({ small }) => small).join(''),
  ) && words.length > 1

/** "Grown-up", which the tagger takes for three words. */
const isGrownUp = (words: readonly Word[]): boolean =>
  /^grown-ups?$/.test(words.map(({ small }) => small).join('')) && words.length === 3

function unitAt(words: readonly Word[], at: number): { unit: Unit; length: number } {
  for (let length = Math.min(longestUnit, words.length - at); length > 1; length--) {
    const joined = words.slice(at, at + length)
    if (isMadeAtHome(joined)) return { unit: { ...unitOf(joined, 'homemade', []), part: 'ADJ' }, length }
    if (isGrownUp(joined)) return { unit: unitOf(joined, 'grown-up', ['grown']), length }
    if (joined.some(({ part }) => part === 'PUNCT') || joined[0]?.part === 'ADP') continue
    const small = joined.map((word) => word.small).join(' ')
    const classes = classesOf(small)
    if (classes.length > 0) return { unit: unitOf(joined, small, classes), length }
  }
  const [word] = words.slice(at, at + 1)
  if (!word) throw new RangeError('There is no word there.')
  const classes = classesOf(word.small)
  const known = classes.length > 0 ? classes : classesOf(word.lemma)
  return {
    unit: unitOf(
      [word],
      word.small,
      known.filter((one) => canBe(word, one)),
    ),
    length: 1,
  }
}

/** Whether the lexicons know it as a thing, a being or a part of one. */
export const isNoun = ({ classes }: Unit): boolean => classes.some((one) => nouns.has(one))

const nouns: ReadonlySet<WordClass> = new Set(nounClasses)

/** "born" is no animal and "saw" no tool where they are verbs. */
const canBe = ({ part }: Word, wordClass: WordClass): boolean =>
  !/^(?:VERB|AUX|ADV|ADP|DET|PRON|CCONJ|SCONJ)$/.test(part) || !nouns.has(wordClass) || wordClass === 'hair'

/** "Cream coloured", "pillow sized", "long legged": nothing was done. */
const describesByPart =
  /(?:^|-)(?:coloured|colored|sized|shaped|haired|eyed|legged|eared|handed|faced|skinned|nosed|toothed|tailed|footed|bellied|cheeked|shouldered)$/

/** "Bad tempered" as well: nobody tempered it. */
const isDescribing = (words: readonly Word[], small: string, { part }: Word): boolean =>
  part === 'VERB' && (describesByPart.test(small) || (words.length > 1 && /ed$/.test(small)))

/** "Collie cross" is a dog, a "walking stick" an aid, a "school crossing" a place and a "grown-up" somebody, whatever the tagger thinks that is done there. */
function partOf(
  words: readonly Word[],
  small: string,
  last: Word,
  classes: readonly WordClass[],
): PartOfSpeech {
  if (isDescribing(words, small, last)) return 'ADJ'
  if (/^grown(?:-| |- | - )ups?$/.test(small)) return 'NOUN'
  const isThing = ['animal', 'aid', 'place', 'skin'].some((one) => classes.includes(one as WordClass))
  return words.length > 1 && last.part === 'VERB' && isThing ? 'NOUN' : last.part
}

function unitOf(words: readonly Word[], small: string, classes: readonly WordClass[]): Unit {
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last) throw new RangeError('A unit has a word.')
  return {
    small,
    lemma: words.length === 1 ? first.lemma : small,
    part: partOf(words, small, last, classes),
    classes,
    text: words.map(({ text }) => text).join(' '),
    start: first.start,
    end: last.end,
  }
}

/** The words in small letters, as one would write them: "doesn't like peas". */
export const wordsOfUnits = (units: readonly Unit[]): string =>
  units
    .map(({ small }) => small)
    .join(' ')
    .replaceAll(" n't", "n't")
    .replaceAll(" '", "'")
