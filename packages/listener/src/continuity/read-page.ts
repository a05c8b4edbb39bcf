import type { Span } from '../facts.ts'
import { readUnits, type Unit } from '../text/read-units.ts'
import { tagWords } from '../text/tag-words.ts'
import { type Phrase, phrasesIn } from './phrase.ts'

export interface ToldSentence {
  page: number
  /** Without what is said aloud: blanks stand in its place, so that places are those of the page. */
  told: string
  /** With it. */
  whole: string
  start: number
  /** The words of what is told; their places are those of the page. */
  units: readonly Unit[]
  phrases: readonly Phrase[]
}

/** What somebody says aloud, without its marks. */
export interface Speech {
  page: number
  words: string
  start: number
  /** As the sentence beside it calls them: "Kofi"; null where it does not tell. */
  speaker: string | null
}

export interface ReadPage {
  text: string
  told: string
  sentences: ToldSentence[]
  speeches: Speech[]
}

const speech = /"[^"\n]*(?:"|$|(?=\n))/gm

/** A page with straight marks, and the same without what people say aloud. Places stay those of the page. */
export function readPage(page: string, number: number): ReadPage {
  const text = page.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"')
  const told = text.replaceAll(speech, (said) => ' '.repeat(said.length))
  // The tagger takes "in." for inches and "sun." for a Sunday.
  const units = readUnits(tagWords(told.replaceAll(/(?<=[a-z])(?<!\b(?:Mrs?|Ms|Dr|St))\./g, '!'))).flatMap(
    (unit) => (unit.part === 'SPACE' ? [] : [withItsPart(unit)]),
  )
  const sentences = [...text.matchAll(/(?:\b(?:Mrs?|Ms|Dr|St)\.|[^.!?\n])+(?:[.!?]+["')]*|\n|$)/g)].map(
    ({ 0: whole, index: start }) => {
      const own = units.filter((unit) => unit.start >= start && unit.start < start + whole.length)
      return {
        page: number,
        whole,
        told: told.slice(start, start + whole.length),
        start,
        units: own,
        phrases: phrasesIn(own),
      }
    },
  )
  return { text, told, sentences, speeches: speechesIn(text, number) }
}

/** Verbs that the tagger takes for nouns, by what they are forms of. */
const verbs: Readonly<Record<string, string>> = Object.fromEntries(
  'shone shine;rose rise;fell fall;felt feel;rang ring;sang sing;saw see;spoke speak;woke wake;leaned lean;stood stand;sat sit;ran run;lay lie;hung hang;held hold;put put;began begin;went go;came come;flew fly;swam swim;grew grow;blew blow;slept sleep;wept weep;crept creep;dug dig;spun spin;swung swing;drank drink;lit light;shook shake;hid hide;knelt kneel;rode ride;drew draw;wore wear;threw throw;tore tear;broke break;bit bite'
    .split(';')
    .map((pair) => pair.split(' ')),
)

function withItsPart(unit: Unit): Unit {
  const lemma = unit.part === 'NOUN' ? verbs[unit.small] : undefined
  return lemma ? { ...unit, part: 'VERB', lemma, classes: [] } : unit
}

const saying =
  '(?:said|asked|cried|called|whispered|shouted|answered|replied|laughed|mumbled|murmured|begged|sighed|thought|told|wrote|explained|promised|announced|added|sobbed|yelled)'
// "Said Uncle Emil": Emil said it.
const aSpeaker =
  '(?:(?:Uncle|Aunt|Auntie|Old|Mrs?\\.?|Ms\\.?|Dr\\.?|Captain|Great-[Gg]ran\\p{L}*|Grand(?:ma|pa|mother|father|ad)|Gran|Granny|Nana|Nonna|Nonno|Oma|Opa|Abuela|Abuelo) )?(\\p{Lu}\\p{L}+)'
const speakerBehind = new RegExp(`^,? ?(?:${saying} ${aSpeaker}|${aSpeaker} ${saying})`, 'u')
const speakerBefore = new RegExp(
  `(?:${saying} ${aSpeaker}|(\\p{Lu}\\p{L}+) ${saying})[^.!?]{0,20}[.,:] ?$`,
  'u',
)

function speechesIn(text: string, page: number): Speech[] {
  return [...text.matchAll(speech)].map(({ 0: said, index }) => {
    const found =
      speakerBehind.exec(text.slice(index + said.length)) ?? speakerBefore.exec(text.slice(0, index))
    return {
      page,
      words: said.replaceAll('"', ' '),
      start: index,
      speaker: found?.[1] ?? found?.[2] ?? null,
    }
  })
}

/** The place in its page of a part of a sentence. */
export function spanIn({ start }: { start: number }, at: number, words: string): Span {
  return [start + at, start + at + words.length]
}

export function escaped(name: string): string {
  return name.replaceAll(/[’‘]/g, "'").replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A pattern that any of these names fits; one that nothing fits where there are none. */
export function anyOf(names: readonly string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  return names.length === 0 ? '(?!)' : `(?:${longestFirst.map(escaped).join('|')})`
}
