import { PAGE_SIZE } from '../drawing/shape.ts'
import { noiseField } from './noise-fields.ts'

/** In how many directions strokes can run, evenly spread over half a turn. */
export const DIRECTIONS = 16

const cosines = Float32Array.from({ length: DIRECTIONS }, (_, step) =>
  Math.cos((step * Math.PI) / DIRECTIONS),
)
const sines = Float32Array.from({ length: DIRECTIONS }, (_, step) => Math.sin((step * Math.PI) / DIRECTIONS))

/** Reads strokes at x, y as if they ran in a direction, 0 level and then clockwise: -127 to 127. */
export type StrokeReader = (x: number, y: number, direction: number) => number

/**
 * One field of strokes serves every direction, because it is read askew; where it ends it begins again.
 * `thickness` 1 is about eight pixels.
 */
export function strokeReader(thickness = 1): StrokeReader {
  const field = noiseField('strokes')
  const [bendX, bendY] = [noiseField('bendX'), noiseField('bendY')]
  const last = PAGE_SIZE - 1
  return (x, y, direction) => {
    const pixel = y * PAGE_SIZE + x
    const [cosine, sine] = [cosines[direction] ?? 1, sines[direction] ?? 0]
    const bentX = x + (bendX[pixel] ?? 0) * 0.09
    const bentY = y + (bendY[pixel] ?? 0) * 0.09
    const along = (bentX * cosine + bentY * sine) / thickness
    const across = (bentY * cosine - bentX * sine) / thickness
    return field[(across & last) * PAGE_SIZE + (along & last)] ?? 0
  }
}
