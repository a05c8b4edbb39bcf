import type { Bounds } from '../geometry/path.ts'
import type { Tabletop } from '../settings/setting.ts'
import type { View } from './camera.ts'

/** A thing that looks for a place on a table, as large as on the floor: or nobody would see a cup on a far shelf. */
interface SmallThing {
  width: number
  height: number
  /** On which side of the picture it should be. */
  side: -1 | 1
}

/** Who and what stands before the tables, or on them already. */
interface InFront {
  people: readonly Bounds[]
  things: readonly Bounds[]
}

/** Where a thing stands on a table. */
export interface TabletopSpot {
  x: number
  y: number
  depth: number
}

const STEP = 10
/** Between things on one table. */
const APART = 8
/** The share of a thing that the box around somebody may cover: bodies do not fill theirs. */
const COVERED = 0.04
/** The share of the view at its edge that torn paper, frames or door posts may take. */
const EDGE = 0.05

/**
 * The best place on the tables for a thing: in view, hidden by nobody, on the side where it should be, near everybody.
 * Undefined where there is none.
 */
export function freeTabletop(
  thing: SmallThing,
  tabletops: readonly Tabletop[],
  view: View,
  inFront: InFront,
): TabletopSpot | undefined {
  const middle = view.left + view.size / 2
  const spots = tabletops.flatMap((top, order) =>
    spotsOn(top, thing).flatMap((spot) => {
      const box = boxOf(spot, thing)
      if (!isInView(box, view) || isHidden(box, inFront)) return []
      const wrongSide = spot.x > middle === thing.side > 0 ? 0 : 1
      return [{ spot, cost: order + wrongSide * 1.5 + Math.abs(spot.x - middle) / 400 }]
    }),
  )
  return spots.sort((one, other) => one.cost - other.cost)[0]?.spot
}

function spotsOn({ left, right, y, depth }: Tabletop, { width }: SmallThing): TabletopSpot[] {
  const half = (width + APART) / 2
  const count = Math.floor((right - left - 2 * half) / STEP) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    x: left + half + index * STEP,
    y,
    depth,
  }))
}

/** What a thing on a table takes of the stage. */
function boxOf({ x, y }: TabletopSpot, { width, height }: SmallThing): Bounds {
  const half = (width + APART) / 2
  return { left: x - half, right: x + half, top: y - height, bottom: y }
}

const isInView = ({ left, right, top, bottom }: Bounds, view: View): boolean => {
  const edge = view.size * EDGE
  return (
    left > view.left + edge &&
    right < view.left + view.size - edge &&
    top > view.top + edge &&
    bottom < view.top + view.size - edge
  )
}

const isHidden = (box: Bounds, { people, things }: InFront): boolean =>
  people.some((one) => coveredShare(box, one) > COVERED) || things.some((one) => coveredShare(box, one) > 0)

/** The share of the first box that the second one covers, 0 to 1. */
function coveredShare(box: Bounds, other: Bounds): number {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
  const tall = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
  if (wide <= 0 || tall <= 0) return 0
  return (wide * tall) / ((box.right - box.left) * (box.bottom - box.top))
}
