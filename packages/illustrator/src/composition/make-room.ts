import { type Piece, type Shape, shapesByPiece } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Scenery } from '../settings/setting.ts'
import type { View } from './camera.ts'
import { headOf } from './formation.ts'
import { coveredPart, seenShare } from './kept-in-view.ts'
import type { PlacedProps } from './placing.ts'
import type { StagedMember } from './stage-row.ts'
import { bodyOf } from './stand-prop.ts'

/** What of a place can go: a picture on the wall, a side table. */
const movable: ReadonlySet<string> = new Set(['picture', 'table'])

/** The share of such a piece that a thing may cover: the leg of a table below a gate is a leg of the gate. */
const COVERED = 0.08

/** What is small and far away, and is white wool beside a head where somebody stands half before it. */
const small: ReadonlySet<string> = new Set(['sheep'])

/** The place without the pictures and tables that would be half behind a thing of the scene: no clock hangs on a picture. */
export function withRoomMade(
  scenery: Scenery,
  placed: PlacedProps,
  staged: readonly StagedMember[] = [],
  view?: View,
): Scenery {
  const people = staged.map(({ bounds }) => bounds)
  const heads = staged.map((member) => widened(headOf(member)))
  const gone = new Set<Piece>()
  for (const [piece, shapes] of shapesByPiece(scenery.back)) {
    const box = bodyOf(shapes)
    if (small.has(piece.noun) && coveredPart(box, people) > 0) gone.add(piece)
    if (slim.has(piece.noun) && shapes.some((shape) => isPostAt(bodyOf([shape]), heads))) gone.add(piece)
    if (piece.noun === 'cloud' && view && isCut(box, view)) gone.add(piece)
    if (!movable.has(piece.noun)) continue
    const isUsed = placed.onTables.some((thing) => standsOn(thing, box))
    const covered = coveredPart(
      box,
      placed.shown.map((thing) => thing.box),
    )
    if (!isUsed && covered > COVERED) gone.add(piece)
  }
  if (gone.size === 0) return scenery
  const isThere = ({ piece }: Shape): boolean => piece === undefined || !gone.has(piece)
  return {
    ...scenery,
    back: scenery.back.map((layer) => ({ ...layer, shapes: layer.shapes.filter(isThere) })),
  }
}

/** What stands on posts or a thin stem, which would be at somebody's nose or grow out of a head. */
const slim: ReadonlySet<string> = new Set(['washing line', 'tree'])
/** How wide at most a post is, and how tall at least, in units of the stage. */
const [POST_WIDE, POST_TALL] = [48, 60]

/** A nose and hair are farther out than a head. */
const widened = ({ left, right, top, bottom }: Bounds): Bounds => ({
  left: left - (right - left) * 0.14,
  right: right + (right - left) * 0.14,
  top,
  bottom,
})

const isPostAt = (post: Bounds, heads: readonly Bounds[]): boolean =>
  post.right - post.left < POST_WIDE &&
  post.bottom - post.top > POST_TALL &&
  heads.some(
    ({ left, right, top, bottom }) =>
      post.left < right && post.right > left && post.top < bottom && post.bottom > top,
  )

/** A cloud of which the border leaves the lower part is a lump that hangs there; one that drifts in from a side is a cloud. */
const isCut = ({ top, bottom, left, right }: Bounds, view: View): boolean =>
  (top < view.top && bottom > view.top) ||
  seenShare(
    { left, right, top: 0, bottom: 1 },
    { left: view.left, right: view.left + view.size, top: 0, bottom: 1 },
  ) < 0.5

const standsOn = (thing: Bounds, top: Bounds): boolean =>
  Math.abs(thing.bottom - top.top) < 12 && thing.right > top.left && thing.left < top.right
