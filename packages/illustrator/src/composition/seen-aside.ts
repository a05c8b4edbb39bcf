import type { Bounds } from '../geometry/path.ts'
import { coveredPart } from './kept-in-view.ts'
import type { StagedMember } from './stage-row.ts'

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
 * The first place where hardly anything of a thing is covered by those who stand before it, or by things that are there
 * already; else the one where most of it is seen.
 */
export function leastCovered<Place extends { box: Bounds }>(
  places: Iterable<Place>,
  staged: readonly StagedMember[],
  things: readonly Bounds[],
): Place | undefined {
  const before = [...staged.map(bodyOfMember), ...things]
  let best: { place: Place; covered: number } | undefined
  for (const place of places) {
    const covered = coveredPart(place.box, before)
    if (covered <= COVERED) return place
    if (!best || covered < best.covered - BETTER) best = { place, covered }
  }
  return best?.place
}
