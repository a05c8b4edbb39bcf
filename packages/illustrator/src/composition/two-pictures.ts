import type { Point } from '../geometry/point.ts'
import type { Composition } from './composition.ts'

/** In what two pictures of one scene differ, by geometry alone. */
export interface Difference {
  /** Poses, faces, or where somebody turns. */
  moment: boolean
  /** Who stands where, when one picture is moved, scaled and mirrored onto the other as well as it can be. */
  places: boolean
  /** How large everybody is. */
  distance: boolean
  viewpoint: boolean
  light: boolean
}

/** How far heads lie apart, in their radii, before anybody sees it. */
const APART = 0.6
/** By how much one picture's people are larger than the other's before anybody sees it. */
const LARGER = 1.18
const TURNED = 0.2

export function differenceOf(one: Composition, other: Composition): Difference {
  return {
    moment: hasOtherMoment(one, other),
    places: placesApart(one, other) > APART,
    distance: ratio(sizeOf(one), sizeOf(other)) > LARGER,
    viewpoint: one.arrangement.viewpoint !== other.arrangement.viewpoint,
    light: one.arrangement.fall !== other.arrangement.fall,
  }
}

/** Seen from elsewhere in another light, and more than a mirrored or enlarged picture: two of the other three. */
export const areTwoPictures = ({ moment, places, distance, viewpoint, light }: Difference): boolean =>
  viewpoint && light && [moment, places, distance].filter(Boolean).length >= 2

const hasOtherMoment = (one: Composition, other: Composition): boolean =>
  one.scene.figures.some(({ name, pose, face }) => {
    const later = other.scene.figures.find((figure) => figure.name === name)
    const [turned, turnedLater] = [one, other].map(
      ({ figures }) => figures.find((figure) => figure.name === name)?.turn ?? 0,
    )
    return (
      pose !== later?.pose || face !== later.face || Math.abs((turned ?? 0) - (turnedLater ?? 0)) > TURNED
    )
  })

const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other)

function sizeOf({ figures }: Composition): number {
  return figures.reduce((sum, { head }) => sum + head.radius, 0) / Math.max(1, figures.length)
}

/** How far the heads lie from each other in the mean, in radii, after the best move, scaling and mirroring. */
function placesApart(one: Composition, other: Composition): number {
  const shared = one.figures.flatMap(({ name, head }) => {
    const there = other.figures.find((figure) => figure.name === name)
    return there ? [{ from: [head.x, head.y] as Point, to: there.head }] : []
  })
  if (shared.length < 2) return 0
  const to = shared.map(({ to }): Point => [to.x, to.y])
  const from = shared.map((pair) => pair.from)
  const mirrored = from.map(([x, y]): Point => [-x, y])
  return Math.min(restOf(from, to), restOf(mirrored, to)) / sizeOf(other)
}

/** Of a similarity without a turn: people don't lie on their sides in a picture that is only enlarged. */
function restOf(from: readonly Point[], to: readonly Point[]): number {
  const [a, b] = [centred(from), centred(to)]
  const own = a.reduce((sum, [x, y]) => sum + x * x + y * y, 0)
  const both = a.reduce((sum, [x, y], index) => sum + x * (b[index]?.[0] ?? 0) + y * (b[index]?.[1] ?? 0), 0)
  const scale = own === 0 ? 1 : Math.max(0.2, both / own)
  const rest = a.map(([x, y], index) =>
    Math.hypot(x * scale - (b[index]?.[0] ?? 0), y * scale - (b[index]?.[1] ?? 0)),
  )
  return rest.reduce((sum, far) => sum + far, 0) / rest.length
}

function centred(points: readonly Point[]): Point[] {
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  )
  return points.map(([x, y]): Point => [x - (middle[0] ?? 0), y - (middle[1] ?? 0)])
}
