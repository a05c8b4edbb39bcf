import { type Layer, PAGE_SIZE, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { FLOOR_LINE } from '../settings/parts/room.ts'
import { STAGE } from '../settings/setting.ts'
import { type View, within } from './camera.ts'
import { coveredPart, seenPart, seenShare } from './kept-in-view.ts'
import { isOutside, nameAtWindow } from './name-at-window.ts'
import { opening } from './person-at-window.ts'
import type { Placing } from './placing.ts'
import type { Stage } from './set-stage.ts'
import { bodyOf, standProp, UNIT } from './stand-prop.ts'

/** Half the width and height of a room's window, where its size is 1. */
const WINDOW = { across: 150, up: 170 }

/** Who looks at the window looks at one, also where the window of the room is beyond the border; else furniture stands there. */
export function windowOutOfView(
  { scene, setting: { indoors, window }, arrangement }: Stage,
  view: View,
): NamedProp[] {
  const noun = scene.props.find((one) => /\bwindow$/.test(one))
  const found = noun === undefined ? null : findProp(noun)
  const isLookedAt = scene.figures.some(({ look }) => look !== undefined && /\bwindow$/.test(look))
  if (!indoors || !window || !found || !isLookedAt) return []
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

/** What hangs on the wall of a room hangs beside its window, where the picture has room for it there, and not before the panes. */
export function besideWindow({ layer, x }: { layer: Layer; x: number }, { stage, view }: Placing): number {
  const { window, indoors } = stage.setting
  if (!indoors || !window) return 0
  const middle = stage.arrangement.mirrored ? PAGE_SIZE - window.x : window.x
  const [across, up] = [WINDOW.across * window.size + BESIDE_FRAME, WINDOW.up * window.size]
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
  const { setting, arrangement } = stage
  if (!across || !setting.window) return undefined
  const { x, y, size } = setting.window
  const window = { x: arrangement.mirrored ? PAGE_SIZE - x : x, y, size }
  if (windowShare(window, view, arrangement) < (isOutside(noun) ? OUTSIDE_SEEN : ACROSS_SEEN))
    return undefined
  if (group.staged.some(({ bounds }) => isBefore(bounds, window))) return undefined
  return { depth: 0.44, figure: false, shapes: place(across, placement({ x: window.x, y, scale: size })) }
}

/** How much room there is around everybody and the window, of the side of the picture. */
const AROUND = 1.06

/**
 * Where somebody or something is seen through the window of a room, the picture shows the window: the view as it is where
 * enough of it is seen, else one that is wide enough for it and for everybody.
 */
export function withWindowInView(
  view: View,
  everybody: Bounds,
  { scene, setting, arrangement }: Stage,
): View {
  const noun = scene.props.find((one) => nameAtWindow(one) !== undefined)
  const { window, indoors } = setting
  if (!noun || !indoors || !window || arrangement.viewpoint === 'window') return view
  const own = { ...window, x: arrangement.mirrored ? PAGE_SIZE - window.x : window.x }
  if (windowShare(own, view, arrangement) >= ACROSS_SEEN) return view
  const [across, up] = [WINDOW.across * own.size, WINDOW.up * own.size]
  const left = Math.min(everybody.left, own.x - across)
  const right = Math.max(everybody.right, own.x + across)
  const top = Math.min(everybody.top, own.y - up * 0.7)
  const size = Math.max(view.size, (right - left) * AROUND, (everybody.bottom - top) * AROUND)
  return {
    size,
    left: within((left + right - size) / 2, STAGE.left, STAGE.right - size),
    top: within(everybody.bottom + size * 0.04 - size, STAGE.top, STAGE.bottom - size),
  }
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
