import type { Layer } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { NamedProp } from '../props/prop.ts'
import { FLOOR_LINE } from '../settings/parts/room.ts'
import { seenPart } from './kept-in-view.ts'
import type { Placing } from './placing.ts'
import { isPlaced } from './seen-aside.ts'
import { bodyOf, standProp, UNIT } from './stand-prop.ts'

/** How far away what is part of the wall is. */
export const IN_WALL = 0.451

/** Half the width of a window with its curtains and half its height, where its size is 1, and half that of a bed. */
export const WINDOW = { across: 214, up: 190 }
const BED = 262
/** What hides how much: a door before a window is nonsense, one behind a bed or a table is only hidden by it. */
const WEIGHT = { window: 4, furniture: 1, people: 0.8, far: 0.2 }
const STEPS = 24

/** A door in the wall of a room, where the wall is free: not before its window, and rather not behind its bed and tables. */
export function standInWall(prop: NamedProp, placing: Placing): Layer {
  const { stage, group, gaps, view } = placing
  const at = (x: number): Layer =>
    standProp(prop, { x, y: FLOOR_LINE + 6, unit: UNIT, depth: IN_WALL }, stage.light)
  const { left, right, top } = bodyOf(at(0).shapes)
  const width = right - left
  const seen = seenPart(view, stage.arrangement.viewpoint)
  const wanted = within(gaps.aside(group.props.sideOf(prop.noun), width), seen, width / 2)
  if (isPlaced(prop, placing)) return at(wanted)
  const [low, high] = [seen.left + width / 2, seen.right - width / 2]
  const tried = Array.from({ length: STEPS + 1 }, (_, step) => low + ((high - low) * step) / STEPS)
  const cost = (x: number): number => {
    const body: Stretch = [x - width / 2, x + width / 2]
    const on = (others: readonly Stretch[]): number =>
      others.reduce((sum, other) => sum + overlap(body, other), 0) / width
    return (
      WEIGHT.window * on(windowOf(placing, top)) +
      WEIGHT.furniture * on(furnitureOf(placing)) +
      WEIGHT.people * on(group.staged.map(({ bounds }): Stretch => [bounds.left, bounds.right])) +
      (WEIGHT.far * Math.abs(x - wanted)) / view.size
    )
  }
  const [best = wanted] = [wanted, ...tried].sort((one, other) => cost(one) - cost(other))
  return at(best)
}

type Stretch = readonly [from: number, to: number]

const overlap = ([from, to]: Stretch, [low, high]: Stretch): number =>
  Math.max(0, Math.min(to, high) - Math.max(from, low))

/** What of the wall its window takes, where the thing is as high as that. */
function windowOf({ stage: { window } }: Placing, top: number): Stretch[] {
  if (!window || top > window.y + WINDOW.up * window.size) return []
  const half = WINDOW.across * window.size
  return [[window.x - half, window.x + half]]
}

/** The bed of the room, its tables and its shelves. */
function furnitureOf({ stage: { bed, setting }, tabletops }: Placing): Stretch[] {
  const low = tabletops.filter(({ y }) => y > FLOOR_LINE - 180 || y < FLOOR_LINE - 330)
  const inFront = setting.window ? low.map(({ left, right }): Stretch => [left, right]) : []
  return [...inFront, ...(bed ? [[bed.x - BED, bed.x + BED] as const] : [])]
}

const within = (x: number, { left, right }: Bounds, half: number): number =>
  Math.max(left + half, Math.min(right - half, x))
