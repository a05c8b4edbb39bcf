import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import type { NamedProp } from '../props/prop.ts'
import { within } from './camera.ts'
import { WINDOW } from './in-wall.ts'
import { coveredPart, seenPart, seenShare } from './kept-in-view.ts'
import { besideWindow } from './place-windows.ts'
import type { Placing } from './placing.ts'
import { isPlaced, moveIntoView } from './seen-aside.ts'
import { bodyOf, extentOf, standProp, UNIT } from './stand-prop.ts'

/** How far down the picture it hangs: as usual, and where there is no room, higher or lower. */
const DOWN = [0.3, 0.22, 0.38, 0.16]
/** Over a shelf there is room for what stands on it. */
const SHELF_DOWN = 0.38
const STEPS = 14
/** The share of the view at its edge that frames and torn paper may take. */
const BORDER = 0.05
/** What counts against a place: a door or another thing there, the sky beside the wall, somebody before it, and how far away it is. */
const WEIGHT = { cut: 3, taken: 3, sky: 20, people: 1, far: 0.25 }

/** What hangs on the wall of a room or a house, where the wall is free: not before its door, its board or its window, nor in the sky beside it. */
export function hangOnWall(prop: NamedProp, wanted: number, placing: Placing): Layer {
  const { stage, view, group, placed } = placing
  const seen = seenPart(view, stage.arrangement.viewpoint)
  const half = Math.min(extentOf(prop).width, seen.right - seen.left) / 2
  const [low, high] = [seen.left + half, seen.right - half]
  const downs = prop.drawing.top ? [SHELF_DOWN] : DOWN
  const xs = isPlaced(prop, placing)
    ? []
    : Array.from({ length: STEPS + 1 }, (_, step) => low + ((high - low) * step) / STEPS)
  const border = view.size * BORDER
  const whole = { ...seen, left: seen.left + border, right: seen.right - border, top: seen.top + border }
  const people = group.staged.map(({ bounds }) => bounds)
  const taken = [...stage.onWall, ...windowOf(stage), ...placed.shown.map(({ box }) => box)]
  const tried = [within(wanted, low, high), ...xs].flatMap((x) =>
    downs.map((down, index) => {
      const layer = hungAt(prop, { x, y: view.top + view.size * down }, placing)
      const box = bodyOf(layer.shapes)
      const far = Math.abs((box.left + box.right) / 2 - wanted) / view.size + index * 0.3
      const cost =
        WEIGHT.cut * (1 - seenShare(box, whole)) +
        WEIGHT.taken * coveredPart(box, taken) +
        WEIGHT.sky * coveredPart(box, skyOf(stage.sky)) +
        WEIGHT.people * coveredPart(box, people) +
        WEIGHT.far * far
      return { layer, cost }
    }),
  )
  const [first, ...others] = tried
  if (!first) throw new Error('Something is tried.')
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first).layer
}

/** The window of a room with its curtains. */
const windowOf = ({ window }: Placing['stage']): Bounds[] =>
  window
    ? [
        {
          left: window.x - WINDOW.across * window.size,
          right: window.x + WINDOW.across * window.size,
          top: window.y - WINDOW.up * window.size,
          bottom: window.y + WINDOW.up * window.size,
        },
      ]
    : []

const skyOf = (sky: { left: number; right: number } | undefined): Bounds[] =>
  sky ? [{ ...sky, top: -Infinity, bottom: Infinity }] : []

/** How it hangs at a place, as far as it is on the page; in a room beside the window. */
function hungAt(prop: NamedProp, at: { x: number; y: number }, placing: Placing): Layer {
  const { stage, view } = placing
  const layer = standProp(prop, { ...at, unit: UNIT, depth: 0.3 }, stage.light)
  const seen = { ...layer, shapes: place(layer.shapes, moveIntoView(layer, at, view, stage, prop.words)) }
  const aside = besideWindow({ layer: seen, x: at.x }, placing)
  return { ...seen, shapes: place(seen.shapes, placement({ x: aside })) }
}
