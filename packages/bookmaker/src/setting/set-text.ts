import type { Voice } from './fonts.ts'
import { countLines, linesOf } from './lines.ts'
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

/** As many whole words of it as the box holds. */
function setPart(words: string, box: Box, size: number, style: TextStyle): FittedText {
  const ends = [...words.matchAll(/\s+|$/gu)].map(({ index }) => index)
  let [fits, tooMany] = [0, ends.length]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (heightOf(words.slice(0, ends[middle]), box.width, size, style) <= box.height) fits = middle
    else tooMany = middle
  }
  const end = Math.max(ends[fits] ?? 0, 1)
  const rest = words.slice(end).trim()
  return { ...setText(words.slice(0, end), box, size, style), rest: rest === '' ? null : rest }
}

/** The same, standing in the middle of the box from top to bottom. */
export function fitInMiddle(words: string, box: Box, style: TextStyle): FittedText {
  const fitted = fitText(words, box, style)
  const down = Math.max(0, (box.height - fitted.height) / 2)
  const lines = fitted.text.lines.map((line) => ({ ...line, baseline: line.baseline + down }))
  return { ...fitted, text: { ...fitted.text, lines } }
}
