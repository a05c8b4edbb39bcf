import { PAGE_SIZE } from '../drawing/shape.ts'
import { noiseField } from './noise-fields.ts'
import { GUIDE_SIZE, type Pixels } from './rasterise.ts'

/** 0 below `low`, 1 above `high`, and a soft S between. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low)
  if (t <= 0) return 0
  if (t >= 1) return 1
  return t * t * (3 - 2 * t)
}

export const toByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

/** The guide's place for a pixel of the page. */
export const guideIndex = (pixel: number): number =>
  (((pixel / PAGE_SIZE) >> 1) * GUIDE_SIZE + ((pixel % PAGE_SIZE) >> 1)) * 4

/**
 * For every pixel how far away in the row of all pixels the one lies whose paint it takes, so that edges wander as if
 * drawn by hand: `bend` is the reach of slow curves, `tremble` that of small ones, in pixels. Kept for each pair of values.
 */
export function handDrawn(bend: number, tremble: number): Int16Array {
  const key = `${bend}|${tremble}`
  const known = wanderings.get(key)
  if (known) return known
  const [bendX, bendY] = [noiseField('bendX'), noiseField('bendY')]
  const [trembleX, trembleY] = [noiseField('trembleX'), noiseField('trembleY')]
  const steps = new Int16Array(PAGE_SIZE * PAGE_SIZE)
  for (let y = 0, pixel = 0; y < PAGE_SIZE; y++) {
    for (let x = 0; x < PAGE_SIZE; x++, pixel++) {
      const sourceX = Math.round(x + ((bendX[pixel] ?? 0) * bend + (trembleX[pixel] ?? 0) * tremble) / 127)
      const sourceY = Math.round(y + ((bendY[pixel] ?? 0) * bend + (trembleY[pixel] ?? 0) * tremble) / 127)
      steps[pixel] = onPage(sourceY) * PAGE_SIZE + onPage(sourceX) - pixel
    }
  }
  wanderings.set(key, steps)
  return steps
}

/** 2 MB each; styles share them. */
const wanderings = new Map<string, Int16Array>()

const onPage = (position: number): number =>
  position < 0 ? 0 : position >= PAGE_SIZE ? PAGE_SIZE - 1 : position

/** How much darker (below 0) or lighter than its surroundings each point of the guide's grid is, in bytes. */
export function edgeContrast(flat: Pixels, radius: number): Float32Array {
  const luminance = new Float32Array(GUIDE_SIZE * GUIDE_SIZE)
  for (let y = 0, point = 0; y < GUIDE_SIZE; y++) {
    for (let x = 0; x < GUIDE_SIZE; x++, point++) {
      const at = (y * 2 * PAGE_SIZE + x * 2) * 4
      luminance[point] = (flat[at] ?? 0) * 0.3 + (flat[at + 1] ?? 0) * 0.59 + (flat[at + 2] ?? 0) * 0.11
    }
  }
  let blurred = luminance
  for (let round = 0; round < 2; round++)
    blurred = boxBlur(boxBlur(blurred, radius, 1, GUIDE_SIZE), radius, GUIDE_SIZE, 1)
  for (let point = 0; point < luminance.length; point++)
    luminance[point] = (luminance[point] ?? 0) - (blurred[point] ?? 0)
  return luminance
}

/** One pass of a running mean along `step`; lines start `stride` apart. */
function boxBlur(
  source: Float32Array,
  radius: number,
  step: number,
  stride: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(source.length)
  const width = radius * 2 + 1
  for (let row = 0; row < GUIDE_SIZE; row++) {
    const start = row * stride
    const at = (index: number) =>
      source[start + (index < 0 ? 0 : index >= GUIDE_SIZE ? GUIDE_SIZE - 1 : index) * step] ?? 0
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(index)
    for (let index = 0; index < GUIDE_SIZE; index++) {
      result[start + index * step] = sum / width
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
  return result
}
