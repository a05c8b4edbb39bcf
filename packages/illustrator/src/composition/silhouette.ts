import type { Shape } from '../drawing/shape.ts'
import type { Figure } from '../people/figure.ts'

/** How far somebody reaches to the left and to the right of the feet, height by height. */
export interface Silhouette {
  reaches: Map<number, Reach>
  /** The bands in which the head is. */
  head: { from: number; to: number; radius: number }
}

interface Reach {
  left: number
  right: number
}

/** Height of a band in figure units: hands and noses are no smaller. */
const BAND = 12

const bandOf = (y: number): number => Math.floor(-y / BAND)

export function silhouetteOf({ shapes, head }: Figure, facing: -1 | 1): Silhouette {
  const reaches = new Map<number, Reach>()
  for (const shape of shapes)
    if (shape.surface !== 'shadow' && shape.surface !== 'glow') trace(shape, reaches)
  const [, y] = head.centre
  const reach = head.radius * 1.1
  return {
    reaches: facing > 0 ? reaches : mirrored(reaches),
    head: { from: bandOf(y + reach), to: bandOf(y - reach), radius: head.radius },
  }
}

/** Widens the reach of every band that an outline passes. */
function trace({ path: { points }, line }: Shape, reaches: Map<number, Reach>): void {
  const half = (line?.width ?? 0) / 2
  for (let index = 2; index < points.length; index += 2) {
    const [fromX, fromY] = [points[index - 2] ?? 0, points[index - 1] ?? 0]
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0]
    const steps = Math.max(1, Math.ceil(Math.abs(y - fromY) / BAND))
    for (let step = 0; step <= steps; step++) {
      const share = step / steps
      widen(reaches, bandOf(fromY + (y - fromY) * share), fromX + (x - fromX) * share, half)
    }
  }
}

function widen(reaches: Map<number, Reach>, band: number, x: number, half: number): void {
  const { left, right } = reaches.get(band) ?? { left: -Infinity, right: -Infinity }
  reaches.set(band, { left: Math.max(left, half - x), right: Math.max(right, x + half) })
}

const mirrored = (reaches: Map<number, Reach>): Map<number, Reach> =>
  new Map([...reaches].map(([band, { left, right }]) => [band, { left: right, right: left }]))

/** Air between two heads, in figure units. */
const AIR = 12
/** Bodies of friends overlap by this share of their width, up to so many units. */
const OVERLAP = { share: 0.16, most: 26 }

/**
 * How far the second stands to the right of the first: no head touches the other's, a hand or a shoulder hides
 * little of a face, and bodies overlap a little.
 */
export function roomBetween(one: Silhouette, other: Silhouette): number {
  let widest = 0
  for (const [band, { right }] of one.reaches) {
    const facing = other.reaches.get(band)
    if (!facing) continue
    const heads = Number(isHead(one, band)) + Number(isHead(other, band))
    const width = right + facing.left
    const overlap = heads === 0 ? Math.min(width * OVERLAP.share, OVERLAP.most) : one.head.radius * 0.24
    widest = Math.max(widest, heads === 2 ? width + AIR : width - overlap)
  }
  return widest
}

const isHead = ({ head }: Silhouette, band: number): boolean => band >= head.from && band <= head.to
