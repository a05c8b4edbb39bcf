import type { Layer } from '../drawing/shape.ts'
import { type Matrix, placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import type { NamedProp } from '../props/prop.ts'
import type { View } from './camera.ts'
import { coveredPart, intoView, seenPart, seenShare } from './kept-in-view.ts'
import type { Placing } from './placing.ts'
import type { Stage } from './set-stage.ts'
import type { StagedMember } from './stage-row.ts'
import { bodyOf } from './stand-prop.ts'

/** A body is narrower than the box around it, on each side by this share. */
const AROUND_BODY = 0.12
/** Of what stands behind everybody, the share that may be covered before another place is looked for. */
const COVERED = 0.36
/** How much more of it has to be seen elsewhere. */
const BETTER = 0.12

const bodyOfMember = ({ bounds }: StagedMember): Bounds => {
  const narrower = (bounds.right - bounds.left) * AROUND_BODY
  return { ...bounds, left: bounds.left + narrower, right: bounds.right - narrower }
}

/**
 * The first place where hardly anything of a thing is covered by those who stand before it, and where it and the things that
 * are there already do not cover each other; else the one where most of it is seen.
 */
export function leastCovered<Place extends { box: Bounds }>(
  places: Iterable<Place>,
  staged: readonly StagedMember[],
  things: readonly Bounds[],
): Place | undefined {
  const people = staged.map(bodyOfMember)
  let best: { place: Place; covered: number } | undefined
  for (const place of places) {
    const hides = things.map((thing) => coveredPart(thing, [place.box]))
    const covered = Math.max(coveredPart(place.box, [...people, ...things]), ...hides)
    if (covered <= COVERED) return place
    if (!best || covered < best.covered - BETTER) best = { place, covered }
  }
  return best?.place
}

/** Whether it stands where a parent wants it. */
export const isPlaced = ({ noun }: NamedProp, { group }: Placing): boolean =>
  group.props.isFixed?.(noun) === true

/** The place that is wanted, and then the others, each tried only when it is asked for. */
export function* places<Place>(
  first: Place,
  others: readonly number[],
  at: (x: number) => Place,
): Generator<Place> {
  yield first
  for (const x of others) yield at(x)
}

/** The share of a thing that is seen where it stands as it is. */
const SEEN_ENOUGH = 0.8
/** What is written on it is read to the end. */
const READ = 0.995

/** What is smaller than this share of the view is small: a candle or a tub half in the margin is a stray thing. */
const SMALL = 0.26
/** The share of the view at its edge that torn paper and frames may take. */
const MARGIN = 0.03

const within = ({ left, right, top, bottom }: Bounds, border: number): Bounds => ({
  left: left + border,
  right: right - border,
  top: top + border,
  bottom: bottom - border * 0.75,
})

/** What stands partly off the page is moved onto it. */
export function moveIntoView(
  { shapes }: Layer,
  foot: { x: number; y: number },
  view: View,
  { arrangement: { viewpoint } }: Stage,
  words?: string,
): Matrix {
  const box = bodyOf(shapes)
  const border =
    Math.max(box.right - box.left, box.bottom - box.top) < view.size * SMALL ? view.size * MARGIN : 0
  const seen = within(seenPart(view, viewpoint), border)
  if (border > 0) return seenShare(box, seen) < READ ? intoView(box, seen, foot) : placement({})
  return seenShare(box, seen) < (words === undefined ? SEEN_ENOUGH : READ)
    ? intoView(box, seen, foot)
    : placement({})
}
