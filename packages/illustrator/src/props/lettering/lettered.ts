import { type Colour, darker, lightnessOf } from '../../drawing/colour.ts'
import { flat, lettering, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, roundedRectangle } from '../../geometry/path.ts'
import { canBePainted, paintedLine, widthOf } from './letters.ts'

/** What words are on: a board on a post, cloth between poles, a sheet, a slate. */
export type Lettered = 'post' | 'cloth' | 'sheet' | 'slate'

/** Where words may be, in the thing's own units. */
interface Field {
  wide: number
  top: number
  bottom: number
}

const fields: Readonly<Record<Lettered, Field>> = {
  post: { wide: 112, top: -93, bottom: -55 },
  cloth: { wide: 150, top: -84, bottom: -42 },
  sheet: { wide: 92, top: -88, bottom: -14 },
  slate: { wide: 116, top: -88, bottom: -22 },
}

/** More letters than these in a row are too small to be read. */
const MOST = 13
const LINES = 3

/** The lines in which words stand there; null where they are too long, or of letters that we cannot paint. */
export function linesOf(words: string): string[] | null {
  if (!canBePainted(words) || words.trim() === '') return null
  const lines: string[] = []
  for (const word of words.trim().split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && longer.length <= Math.max(8, longest(words))) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= LINES && lines.every((line) => line.length <= MOST) ? lines : null
}

const longest = (words: string): number => Math.max(...words.split(/\s+/).map((word) => word.length))

/** The thing with words on it, its foot at the origin. */
export function lettered(kind: Lettered, colour: Colour, words: string): Shape[] {
  const ink = kind === 'slate' ? '#fbf7ec' : lightnessOf(colour) > 0.64 ? '#4a3328' : '#fff6df'
  return [...ground[kind](colour), ...lettersIn(fields[kind], words, ink)]
}

function lettersIn({ wide, top, bottom }: Field, words: string, ink: Colour): Shape[] {
  const lines = linesOf(words) ?? []
  const room = (bottom - top) / Math.max(1, lines.length)
  const widest = Math.max(1, ...lines.map(widthOf))
  const height = Math.min(room * (lines.length > 1 ? 0.66 : 0.74), (wide / widest) * 6, 26)
  return lines.map((line, index) =>
    lettering(paintedLine(line, [0, top + room * (index + 0.5) + height / 2], height), ink),
  )
}

const pole = (x: number, top: number): Shape =>
  round(
    limb(
      [
        [x, top],
        [x, 0],
      ],
      [7, 8],
    ),
    '#8a5a38',
  )

const ground: Readonly<Record<Lettered, (colour: Colour) => Shape[]>> = {
  post: (colour) => [pole(0, -60), round(roundedRectangle(-64, -100, 128, 52, 7), colour)],
  cloth: (colour) => [
    pole(-86, -100),
    pole(86, -100),
    round(
      blob([
        [-86, -95],
        [0, -91],
        [86, -95],
        [85, -35],
        [0, -32],
        [-85, -35],
      ]),
      colour,
    ),
  ],
  sheet: (colour) => [
    round(roundedRectangle(-56, -100, 112, 98, 5), darker(colour, 0.9)),
    flat(roundedRectangle(-52, -96, 104, 90, 4), colour),
  ],
  slate: (colour) => [
    round(roundedRectangle(-72, -100, 144, 90, 6), '#9a6a3f'),
    flat(roundedRectangle(-65, -93, 130, 76, 4), lightnessOf(colour) > 0.5 ? '#2f5a4c' : colour),
    pole(-50, -12),
    pole(50, -12),
  ],
}
