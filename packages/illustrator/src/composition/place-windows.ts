import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import { createRandom } from '../geometry/random.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { onPanes } from '../settings/parts/on-panes.ts'
import { curtains, FLOOR_LINE } from '../settings/parts/room.ts'
import type { View } from './camera.ts'
import { coveredPart, seenPart, seenShare } from './kept-in-view.ts'
import { isOutside } from './name-at-window.ts'
import { opening } from './person-at-window.ts'
import type { Placing } from './placing.ts'
import type { Stage } from './set-stage.ts'
import { bodyOf, standProp, UNIT } from './stand-prop.ts'

/** Half the width and height of a room's window, where its size is 1. */
const WINDOW = { across: 150, up: 170 }

/** Who looks at the window looks at one, also where the window of the room is beyond the border; else furniture stands there. */
export function windowOutOfView({ scene, window, arrangement }: Stage, view: View): NamedProp[] {
  const noun = scene.props.find((one) => /\bwindow$/.test(one))
  const found = noun === undefined ? null : findProp(noun)
  const isLookedAt = scene.figures.some(({ look }) => look !== undefined && /\bwindow$/.test(look))
  if (!window || !found || !isLookedAt) return []
  return windowShare(window, view, arrangement) < WINDOW_SEEN ? [found] : []
}

/** The share of a room's window that is in the picture. */
function windowShare(
  { x, y, size }: { x: number; y: number; size: number },
  view: View,
  { viewpoint }: Stage['arrangement'],
): number {
  const [across, up] = [WINDOW.across * size, WINDOW.up * size]
  const box = { left: x - across, right: x + across, top: y - up, bottom: y + up }
  return seenShare(box, seenPart(view, viewpoint))
}

/** How far above the floor a window ends at least. */
const ABOVE_SKIRTING = 30

/** Between a thing on the wall and the frame of the window. */
const BESIDE_FRAME = 14
/** So much farther its curtains reach, where its size is 1. */
const CURTAIN = 62

/** What hangs on the wall of a room hangs beside its window, where the picture has room for it there, and not before the panes. */
export function besideWindow({ layer, x }: { layer: Layer; x: number }, { stage, view }: Placing): number {
  const { window } = stage
  if (!window) return 0
  const middle = window.x
  const [across, up] = [(WINDOW.across + CURTAIN) * window.size + BESIDE_FRAME, WINDOW.up * window.size]
  const box = bodyOf(layer.shapes)
  const isClear =
    box.right < middle - across ||
    box.left > middle + across ||
    box.bottom < window.y - up ||
    box.top > window.y + up
  if (isClear) return 0
  const seen = seenPart(view, stage.arrangement.viewpoint)
  const moves = [middle - across - box.right, middle + across - box.left].filter(
    (move) => box.left + move > seen.left && box.right + move < seen.right,
  )
  const toOwnSide = (move: number): number => (Math.sign(move) === Math.sign(x - middle) ? 0 : 1)
  return moves.sort((one, other) => toOwnSide(one) - toOwnSide(other))[0] ?? 0
}

/** The front of a house, or a window on the wall, where nobody stands before the one who is at it. */
export function windowAside(prop: NamedProp, placing: Placing): { layer: Layer; box: Bounds } {
  const { stage, group, view, gaps } = placing
  const unit = (prop.drawing.size / 100) * UNIT
  const { half, up, halfUp } = opening
  const onWall = stage.setting.indoors
  const x = gaps.clear(group.props.sideOf(prop.noun), half * 2 * unit)
  const y = onWall
    ? Math.min(view.top + view.size * 0.3 + 50 * unit, FLOOR_LINE - ABOVE_SKIRTING)
    : stage.setting.floor.back - 34
  const layer = standProp(prop, { x, y, unit: UNIT, depth: 0.3 }, stage.light)
  if (onWall) {
    const shapes = place(layer.shapes, placement({ x: besideWindow({ layer, x }, placing) }))
    const isHidden =
      coveredPart(bodyOf(shapes), peopleOf(group)) > coveredPart(bodyOf(layer.shapes), peopleOf(group))
    const seen = isHidden ? layer : { ...layer, shapes }
    return { layer: seen, box: bodyOf(seen.shapes) }
  }
  const middle = y - up * unit
  const box = {
    left: x - half * unit,
    right: x + half * unit,
    top: middle - halfUp * unit,
    bottom: middle + halfUp * unit,
  }
  return { layer, box }
}

const peopleOf = ({ staged }: Placing['group']): Bounds[] => staged.map(({ bounds }) => bounds)

/** Who is seen across the way is seen through the window of the room, where that is in the picture. */
export function throughWindow(
  { across, noun }: NamedProp,
  { stage, view, group }: Placing,
): Layer | undefined {
  const { window, arrangement } = stage
  if (!across || !window) return undefined
  const { x, y, size, curtain } = window
  if (windowShare(window, view, arrangement) < (isOutside(noun) ? OUTSIDE_SEEN : ACROSS_SEEN))
    return undefined
  if (group.staged.some(({ bounds }) => isBefore(bounds, window))) return undefined
  const random = createRandom(`panes ${noun}`)
  // No bar between its panes crosses a face.
  const before = [
    ...onPanes(x, y, size, { random, weather: stage.scene.weather }),
    ...curtains(x, y, size, curtain),
  ]
  const seen = place(across, placement({ x, y, scale: size }))
  return { depth: 0.44, figure: false, shapes: [...seen, ...before] }
}

/** Whether somebody stands before the middle of a window, where whoever is across the way is seen. */
const isBefore = (bounds: Bounds, { x, y, size }: { x: number; y: number; size: number }): boolean =>
  bounds.left < x + WINDOW.across * size * 0.4 &&
  bounds.right > x - WINDOW.across * size * 0.4 &&
  bounds.top < y + WINDOW.up * size * 0.3

/** From this share on of the room's window one sees through it who is across the way. */
const ACROSS_SEEN = 0.66
/** What is outside is low in it, where a border above cuts off only sky. */
const OUTSIDE_SEEN = 0.42

/** From this share on the window of the room is seen, and a second one beside it would be one too many. */
const WINDOW_SEEN = 0.06
