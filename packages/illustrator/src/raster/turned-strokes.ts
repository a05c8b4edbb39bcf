import type { Grid } from './grid.ts'
import { noiseField } from './noise-fields.ts'

/** In how many directions strokes can run, evenly spread over half a turn. */
export const DIRECTIONS = 16

const cosines = Float32Array.from({ length: DIRECTIONS }, (_, step) =>
  Math.cos((step * Math.PI) / DIRECTIONS),
)
const sines = Float32Array.from({ length: DIRECTIONS }, (_, step) => Math.sin((step * Math.PI) / DIRECTIONS))

/** Reads strokes at a pixel as if they ran in a direction, 0 level and then clockwise: -127 to 127. */
export type StrokeReader = (pixel: number, direction: number) => number

/**
 * One field of strokes serves every direction, because it is read askew; where it ends it begins again.
 * `thickness` 1 is about eight pixels.
 */
export function strokeReader(thickness: number, grid: Grid): StrokeReader {
  const { side, perUnit } = grid
  const field = noiseField('strokes', grid)
  const [bendX, bendY] = [noiseField('bendX', grid), noiseField('bendY', grid)]
  const last = side - 1
  const bend = 0.09 * perUnit
  return (pixel, direction) => {
    const [x, y] = [pixel % side, Math.floor(pixel / side)]
    const [cosine, sine] = [cosines[direction] ?? 1, sines[direction] ?? 0]
    const bentX = x + (bendX[pixel] ?? 0) * bend
    const bentY = y + (bendY[pixel] ?? 0) * bend
    const along = (bentX * cosine + bentY * sine) / thickness
    const across = (bentY * cosine - bentX * sine) / thickness
    return field[(across & last) * side + (along & last)] ?? 0
  }
}
