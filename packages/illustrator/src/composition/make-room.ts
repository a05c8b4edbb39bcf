import { type Piece, type Shape, shapesByPiece } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Scenery } from '../settings/setting.ts'
import type { View } from './camera.ts'
import { coveredPart, seenShare } from './kept-in-view.ts'
import type { PlacedProps } from './placing.ts'
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
  people: readonly Bounds[] = [],
  view?: View,
): Scenery {
  const gone = new Set<Piece>()
  for (const [piece, shapes] of shapesByPiece(scenery.back)) {
    const box = bodyOf(shapes)
    if (small.has(piece.noun) && coveredPart(box, people) > 0) gone.add(piece)
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

/** A cloud of which the border leaves the lower part is a lump that hangs there; one that drifts in from a side is a cloud. */
const isCut = ({ top, bottom, left, right }: Bounds, view: View): boolean =>
  (top < view.top && bottom > view.top) ||
  seenShare(
    { left, right, top: 0, bottom: 1 },
    { left: view.left, right: view.left + view.size, top: 0, bottom: 1 },
  ) < 0.5

const standsOn = (thing: Bounds, top: Bounds): boolean =>
  Math.abs(thing.bottom - top.top) < 12 && thing.right > top.left && thing.left < top.right
