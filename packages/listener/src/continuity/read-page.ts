import type { Span } from '../facts.ts'

export interface ToldSentence {
  page: number
  /** Without what is said aloud: blanks stand in its place, so that places are those of the page. */
  told: string
  /** With it. */
  whole: string
  start: number
}

export interface ReadPage {
  text: string
  told: string
  sentences: ToldSentence[]
}

/** A page with straight marks, and the same without what people say aloud. Places stay those of the page. */
export function readPage(page: string, number: number): ReadPage {
  const text = page.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"')
  const told = text.replaceAll(/"[^"\n]*(?:"|$|(?=\n))/gm, (speech) => ' '.repeat(speech.length))
  const sentences = [...text.matchAll(/[^.!?\n]+(?:[.!?]+["')]*|\n|$)/g)].map(({ 0: whole, index }) => ({
    page: number,
    whole,
    told: told.slice(index, index + whole.length),
    start: index,
  }))
  return { text, told, sentences }
}

/** The place in its page of a part of a sentence. */
export function spanIn({ start }: ToldSentence, at: number, words: string): Span {
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
