import { expect, test } from 'vitest'
import { lightnessOf } from '../drawing/colour.ts'
import { land, PAGE_SIZE, place, type Shape } from '../drawing/shape.ts'
import { breadthOf } from '../geometry/breadth.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf, roundedRectangle } from '../geometry/path.ts'
import type { Pixels } from '../raster/rasterise.ts'
import { styleDrawings, styleIds } from '../styles/styles.ts'
import { propsByWords } from './props.ts'

/** Cells well inside every style's edges, about as large as a small thing is in a picture. */
const COLUMNS = 8
const ROWS = 7
const CELL = 82
const [LEFT, TOP] = [184, 340]
/** As large as a thing is drawn in its cell. */
const SIZE = 68
/** Of 255, in any channel. */
const SEEN = 34
/** Of a hundred pixels of a thing's box at least so many are another colour than what is behind it. */
const LEAST = 5

interface Candidate {
  words: string
  shapes: Shape[]
}

const all: Candidate[] = Object.entries(propsByWords).map(([words, prop]) => ({
  words,
  shapes: prop.draw(prop.colour).filter(({ surface }) => surface !== 'glow'),
}))

/** Those that a style loses first: the palest, and the thinnest in all their parts. */
function mostAtRisk(): Candidate[] {
  const half = Math.floor((COLUMNS * ROWS - 1) / 2)
  const by = (measure: (one: Candidate) => number) =>
    [...all].sort((one, other) => measure(one) - measure(other)).slice(0, half)
  return [...new Set([...by((one) => -palenessOf(one)), ...by(thicknessOf)])]
}

const palenessOf = ({ shapes }: Candidate): number =>
  Math.min(...shapes.flatMap(({ fill }) => (typeof fill === 'string' ? lightnessOf(fill) : [])))

const thicknessOf = ({ shapes }: Candidate): number => {
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const broadest = Math.max(...shapes.map(({ path, line }) => line?.width ?? breadthOf(path)))
  return broadest / Math.max(right - left, bottom - top)
}

const cornerOf = (index: number) => ({
  x: LEFT + (index % COLUMNS) * CELL,
  y: TOP + Math.floor(index / COLUMNS) * CELL,
})

/** The thing in the middle of its cell. */
function inCell({ shapes }: Candidate, index: number): Shape[] {
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const scale = SIZE / Math.max(right - left, bottom - top)
  const { x, y } = cornerOf(index)
  const middle = {
    x: x + CELL / 2 - ((left + right) / 2) * scale,
    y: y + CELL / 2 - ((top + bottom) / 2) * scale,
  }
  return place(shapes, placement({ ...middle, scale }))
}

/** How many of a hundred pixels of a box are clearly another colour than the background. */
function shareSeen(
  pixels: Pixels,
  { left, right, top, bottom }: Bounds,
  background: readonly number[],
): number {
  let [seen, count] = [0, 0]
  for (let y = Math.round(top); y < bottom; y++)
    for (let x = Math.round(left); x < right; x++) {
      const at = (y * PAGE_SIZE + x) * 3
      const apart = background.map((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value))
      if (Math.max(...apart) > SEEN) seen++
      count++
    }
  return (seen / count) * 100
}

function meanColour(pixels: Pixels, { left, right, top, bottom }: Bounds): number[] {
  const sums = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (pixels[(y * PAGE_SIZE + x) * 3 + channel] ?? 0)
  return sums.map((sum) => sum / ((right - left) * (bottom - top)))
}

const things = mostAtRisk().map((thing, index) => ({ words: thing.words, shapes: inCell(thing, index) }))
const { x, y } = cornerOf(COLUMNS * ROWS - 1)
const emptyCell = { left: x + 8, right: x + CELL - 8, top: y + 8, bottom: y + CELL - 8 }

test.each(styleIds)('in the style %s the palest and the thinnest things are seen', (style) => {
  const wall = land(roundedRectangle(0, 0, PAGE_SIZE, PAGE_SIZE, 0), '#d9c7a8')
  const pixels = styleDrawings[style].paint({
    seed: 'things',
    layers: [
      { depth: 0.6, figure: false, shapes: [wall] },
      { depth: 0.05, figure: false, shapes: things.flatMap(({ shapes }) => shapes) },
    ],
  })
  const background = meanColour(pixels, emptyCell)
  const share = (bounds: Bounds) => shareSeen(pixels, bounds, background)
  const lost = things.filter(({ shapes }) => share(boundsOf(shapes.map(({ path }) => path))) < LEAST)
  expect(lost.map(({ words }) => words)).toEqual([])
  // A bare wall shows nothing, except where it is made of panes.
  if (style !== 'stained-glass') expect(share(emptyCell)).toBeLessThan(LEAST * 1.2)
})
