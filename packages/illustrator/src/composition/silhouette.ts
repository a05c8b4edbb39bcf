import type { Shape } from '../drawing/shape.ts'
import type { Figure } from '../people/figure.ts'

/** How far somebody reaches to the left and to the right of the feet, band by band from below the ground upwards. */
export interface Silhouette {
  left: Float64Array
  right: Float64Array
  /** The bands in which the head is. */
  head: { from: number; to: number; radius: number }
  /** Where the face is: 1 to the right. */
  facing: -1 | 1
}

/** Height of a band in figure units: hands and noses are no smaller. */
const BAND = 12
/** The lowest band begins this far below the ground; the highest ends above a grown-up with a kite. */
const DEPTH = 8
const COUNT = 100

const bandOf = (y: number): number => Math.max(0, Math.min(COUNT - 1, Math.floor(-y / BAND) + DEPTH))

/** `raised` is how far above the ground somebody is carried. */
export function silhouetteOf({ shapes, head }: Figure, facing: -1 | 1, raised = 0): Silhouette {
  const ahead = new Float64Array(COUNT).fill(-Infinity)
  const behind = new Float64Array(COUNT).fill(-Infinity)
  for (const shape of shapes)
    if (shape.surface !== 'shadow' && shape.surface !== 'glow') trace(shape, raised, ahead, behind)
  const y = head.centre[1] - raised
  const reach = head.radius * 1.1
  return {
    ...(facing > 0 ? { left: behind, right: ahead } : { left: ahead, right: behind }),
    head: { from: bandOf(y + reach), to: bandOf(y - reach), radius: head.radius },
    facing,
  }
}

/** Widens the reach of every band that an outline passes. */
function trace(
  { path: { points }, line }: Shape,
  raised: number,
  ahead: Float64Array,
  behind: Float64Array,
): void {
  const half = (line?.width ?? 0) / 2
  for (let index = 2; index < points.length; index += 2) {
    const [fromX, fromY] = [points[index - 2] ?? 0, points[index - 1] ?? 0]
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0]
    const steps = Math.max(1, Math.ceil(Math.abs(y - fromY) / BAND))
    for (let step = 0; step <= steps; step++) {
      const at = fromX + ((x - fromX) * step) / steps
      const band = bandOf(fromY + ((y - fromY) * step) / steps - raised)
      ahead[band] = Math.max(ahead[band] ?? 0, at + half)
      behind[band] = Math.max(behind[band] ?? 0, half - at)
    }
  }
}

/** Air between two heads, in figure units. */
const AIR = 12
/** Between two faces that look at each other: nearer it is a kiss. */
const FACE_TO_FACE = 46
/** Bodies of friends overlap by this share of their width, up to so many units. */
const OVERLAP = { share: 0.16, most: 16 }

/**
 * How far the second stands to the right of the first: no head touches the other's, a hand or a shoulder hides
 * little of a face, and bodies overlap a little.
 */
export function roomBetween(one: Silhouette, other: Silhouette): number {
  const air = one.facing > 0 && other.facing < 0 ? FACE_TO_FACE : AIR
  let widest = 0
  for (let band = 0; band < COUNT; band++) {
    const width = (one.right[band] ?? 0) + (other.left[band] ?? 0)
    if (width === -Infinity) continue
    const heads = Number(isHead(one, band)) + Number(isHead(other, band))
    const overlap = heads === 0 ? Math.min(width * OVERLAP.share, OVERLAP.most) : one.head.radius * 0.1
    widest = Math.max(widest, heads === 2 ? width + air : width - overlap)
  }
  return widest
}

const isHead = ({ head }: Silhouette, band: number): boolean => band >= head.from && band <= head.to
