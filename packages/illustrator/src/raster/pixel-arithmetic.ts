import type { Grid } from './grid.ts'
import { keep } from './keep.ts'
import { passingField } from './noise-fields.ts'
import { giveBack, type Pixels } from './rasterise.ts'

/** 0 below `low`, 1 above `high`, and a soft S between. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low)
  if (t <= 0) return 0
  if (t >= 1) return 1
  return t * t * (3 - 2 * t)
}

export const toByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

/** The guide's place for a pixel of the page. */
export const guideIndex = (pixel: number, { side, guideSide }: Grid): number =>
  (((pixel / side) >> 1) * guideSide + ((pixel % side) >> 1)) * 4

/** For every pixel how many columns, then how many rows away the one lies whose paint it takes. */
export type Wandering = Int8Array

/** The place of the pixel whose paint one takes. */
export const wanderedTo = (wander: Wandering, pixel: number, side: number): number =>
  pixel + (wander[pixel * 2] ?? 0) + (wander[pixel * 2 + 1] ?? 0) * side

/**
 * Lets edges wander as if drawn by hand: `bend` is the reach of slow curves, `tremble` that of small ones, in units of
 * the page, together less than 60. Kept for each pair of values (2 MB each, 8 on the fine grid).
 */
export function handDrawn(bend: number, tremble: number, grid: Grid): Wandering {
  const reach = [bend * grid.perUnit, tremble * grid.perUnit] as const
  return keep(grid, `hand ${bend}|${tremble}`, () => wanderingOf(...reach, grid))
}

function wanderingOf(bend: number, tremble: number, grid: Grid): Wandering {
  const { side } = grid
  const steps = new Int8Array(side * side * 2)
  for (const [axis, bends, trembles] of wanderFields) {
    const [slow, small] = [passingField(bends, grid), passingField(trembles, grid)]
    for (let pixel = 0; pixel < slow.length; pixel++) {
      const at = axis === 0 ? pixel % side : Math.floor(pixel / side)
      const source = Math.round(at + ((slow[pixel] ?? 0) * bend + (small[pixel] ?? 0) * tremble) / 127)
      steps[pixel * 2 + axis] = onPage(source, side) - at
    }
  }
  return steps
}

const wanderFields = [
  [0, 'bendX', 'trembleX'],
  [1, 'bendY', 'trembleY'],
] as const

const onPage = (position: number, side: number): number =>
  position < 0 ? 0 : position >= side ? side - 1 : position

/** How much darker (below 0) or lighter than its surroundings each point of the guide's grid is, in bytes; the radius is in points of the usual grid. */
export function edgeContrast(flat: Pixels, radius: number, grid: Grid): Float32Array {
  const { side, guideSide } = grid
  const reach = Math.round(radius * grid.perUnit)
  const luminance = new Float32Array(guideSide * guideSide)
  for (let y = 0, point = 0; y < guideSide; y++) {
    for (let x = 0; x < guideSide; x++, point++) {
      const at = (y * 2 * side + x * 2) * 4
      luminance[point] = (flat[at] ?? 0) * 0.3 + (flat[at + 1] ?? 0) * 0.59 + (flat[at + 2] ?? 0) * 0.11
    }
  }
  const [across, blurred] = [new Float32Array(luminance.length), new Float32Array(luminance.length)]
  for (const source of [luminance, blurred]) {
    boxBlur(source, across, reach, 1, guideSide)
    boxBlur(across, blurred, reach, guideSide, 1)
  }
  for (let point = 0; point < luminance.length; point++)
    luminance[point] = (luminance[point] ?? 0) - (blurred[point] ?? 0)
  giveBack(across)
  giveBack(blurred)
  return luminance
}

/** One pass of a running mean along `step`; lines start `stride` apart. */
function boxBlur(
  source: Float32Array,
  result: Float32Array,
  radius: number,
  step: number,
  stride: number,
): void {
  const width = radius * 2 + 1
  const count = Math.max(step, stride)
  for (let row = 0; row < count; row++) {
    const start = row * stride
    const at = (index: number) =>
      source[start + (index < 0 ? 0 : index >= count ? count - 1 : index) * step] ?? 0
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(index)
    for (let index = 0; index < count; index++) {
      result[start + index * step] = sum / width
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
}
