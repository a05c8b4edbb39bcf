import type { Voice } from './fonts.ts'
import { countLines, linesOf } from './lines.ts'
import type { Letters, Paper } from './paper.ts'
import type { Box, SetText } from './set-page.ts'

export const colours = {
  ink: '#3a2a20',
  clay: '#a8401f',
  honey: '#f4bf5a',
  cream: '#fff8ec',
  soft: '#7a675a',
}

export interface TextStyle {
  voice: Voice
  role: SetText['role']
  /** The largest first: the first that fits is taken. */
  sizes: number[]
  colour: string
  /** Height of a line, in sizes. */
  leading: number
  align: 'left' | 'centre'
}

export const storyStyle: TextStyle = {
  voice: 'story',
  role: 'P',
  sizes: [24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11],
  colour: colours.ink,
  leading: 1.5,
  align: 'left',
}
/** Not below 18 points, which is where large print begins (RNIB, Clear Print guidelines: 16 to 18 points and more). */
const largeStyle: TextStyle = { ...storyStyle, sizes: [28, 26, 24, 22, 20, 18] }
/** Wide letters with room between the lines (British Dyslexia Association, Style Guide: 1.5 lines and more). */
const easyStyle: TextStyle = { ...largeStyle, voice: 'easy', sizes: [24, 22, 20, 18, 17, 16], leading: 1.7 }
const stories: Record<Letters, TextStyle> = { usual: storyStyle, large: largeStyle, easy: easyStyle }

/** In what the pages of a story are set on this paper. */
export const storyStyleOn = ({ letters = 'usual' }: Paper): TextStyle => stories[letters]

export const titleStyle: TextStyle = {
  voice: 'heading',
  role: 'H1',
  sizes: [40, 36, 32, 28, 24, 20, 17, 14, 12, 10],
  colour: colours.clay,
  leading: 1.2,
  align: 'centre',
}
export const quoteStyle: TextStyle = {
  ...storyStyle,
  voice: 'quote',
  align: 'centre',
  sizes: [20, 18, 16, 14, 12, 11, 10],
}
/** Slanted, but for those who read letters for dyslexia: slanted ones run into each other (British Dyslexia Association, Style Guide). */
export const quoteStyleOn = ({ letters }: Paper): TextStyle =>
  letters === 'easy' ? { ...quoteStyle, voice: 'easy', leading: easyStyle.leading } : quoteStyle
export const headingStyle: TextStyle = { ...titleStyle, role: 'H2', sizes: [26, 22, 18, 15], align: 'left' }
export const smallStyle: TextStyle = {
  ...storyStyle,
  sizes: [13, 12, 11, 10, 9, 8],
  align: 'centre',
  colour: colours.soft,
}

const gapOfParagraphs = 0.5

/** A text and the height it takes. */
export interface FittedText {
  text: SetText
  height: number
  /** What did not fit, even in the smallest size; null when all did. */
  rest: string | null
}

/** Sets a text into the upper part of a box, in the largest size in which it fits there. */
export function fitText(words: string, box: Box, style: TextStyle): FittedText {
  const fitting = style.sizes.find((size) => heightOf(words, box.width, size, style) <= box.height)
  if (fitting !== undefined) return setText(words, box, fitting, style)
  return setPart(words, box, style.sizes.at(-1) ?? 10, style)
}

export function heightOf(words: string, width: number, size: number, { voice, leading }: TextStyle): number {
  const { lines, gaps } = countLines(words, { voice, size, width })
  return size * (lines * leading + gaps * gapOfParagraphs)
}

function setText(words: string, box: Box, size: number, style: TextStyle): FittedText {
  let top = box.y
  const lines = linesOf(words, { voice: style.voice, size, width: box.width }).map((line) => {
    if (line.isAfterGap) top += size * gapOfParagraphs
    const x = style.align === 'left' ? box.x : box.x + (box.width - line.width) / 2
    // The letters stand in the middle of their line.
    const baseline = top + (size * (style.leading + 0.62)) / 2
    top += size * style.leading
    return { x, baseline, line }
  })
  const text: SetText = { kind: 'text', role: style.role, size, colour: style.colour, lines, words }
  return { text, height: top - box.y, rest: null }
}

/** As many whole words of it as the box holds; of a word that no box holds as many letters. */
function setPart(words: string, box: Box, size: number, style: TextStyle): FittedText {
  const fits = (end: number) => heightOf(words.slice(0, end), box.width, size, style) <= box.height
  const wordEnds = [...words.matchAll(/\s+|$/gu)].map(({ index }) => index)
  const letterEnds = () =>
    [...words.matchAll(/\P{M}\p{M}*/gu)].map(({ index, 0: letter }) => index + letter.length)
  const end = lastThat(fits, wordEnds) ?? lastThat(fits, letterEnds()) ?? words.length
  const rest = words.slice(end).trim()
  return { ...setText(words.slice(0, end), box, size, style), rest: rest === '' ? null : rest }
}

/** The last of these, which lie in order, for which it is true; all before it are. Null where the first is not. */
function lastThat(isTrue: (end: number) => boolean, ends: readonly number[]): number | null {
  let [last, tooMany] = [-1, ends.length]
  while (tooMany - last > 1) {
    const middle = (last + tooMany) >> 1
    const end = ends[middle]
    if (end !== undefined && isTrue(end)) last = middle
    else tooMany = middle
  }
  const found = ends[last]
  // Nothing at all is no part: whoever sets the rest would never come to an end.
  return found === undefined || found === 0 ? null : found
}

/** The same, standing in the middle of the box from top to bottom. */
export function fitInMiddle(words: string, box: Box, style: TextStyle): FittedText {
  const fitted = fitText(words, box, style)
  const down = Math.max(0, (box.height - fitted.height) / 2)
  const lines = fitted.text.lines.map((line) => ({ ...line, baseline: line.baseline + down }))
  return { ...fitted, text: { ...fitted.text, lines } }
}
