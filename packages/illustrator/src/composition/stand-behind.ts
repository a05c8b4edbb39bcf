import { type Layer, place } from '../drawing/shape.ts'
import { applied, type Matrix, placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import type { NamedProp } from '../props/prop.ts'
import { FLOOR_LINE } from '../settings/parts/room.ts'
import { floats } from './afloat.ts'
import { within } from './camera.ts'
import { standInWall } from './in-wall.ts'
import { seenPart } from './kept-in-view.ts'
import { beforeCrowd, isCrowd } from './many-who-watch.ts'
import type { Placing } from './placing.ts'
import { isPlaced, leastCovered, moveIntoView, places } from './seen-aside.ts'
import { bodyOf, extentOf, ontoStage, standProp, UNIT } from './stand-prop.ts'

/** Behind the feet of whoever is farthest back. */
function lieAcross(prop: NamedProp, { stage, group, view }: Placing): Layer {
  const y = Math.min(stage.setting.floor.back, ...group.staged.map((one) => one.y)) - BEHIND_FEET * 2
  const lying = { x: view.left + view.size / 2, y, unit: UNIT, depth: 0.3 }
  const shapes = prop.drawing.across?.(prop.colour) ?? []
  return { depth: lying.depth, figure: false, shapes: place(shapes, ontoStage(prop, lying)) }
}

/** Behind everybody: in the wall of a room, from border to border, or where most of it is seen. */
export function standBehind(prop: NamedProp, placing: Placing): Layer {
  const { stage, group, gaps, tabletops, placed } = placing
  if (prop.drawing.inWall && stage.setting.indoors) return standInWall(prop, placing)
  if (prop.drawing.across) return lieAcross(prop, placing)
  const side = group.props.sideOf(prop.noun)
  const { width } = extentOf(prop)
  const free = besideHouse(prop, placing)
  const wanted = standAt(prop, free(gaps.aside(side, width)), placing)
  const others = isPlaced(prop, placing) ? [] : gaps.elsewhere(side, width).map(free)
  const here = leastCovered(
    places(wanted, others, (x) => standAt(prop, x, placing)),
    group.staged,
    beforeCrowd(placed.behind, group.props.list)
      .map(({ shapes }) => bodyOf(shapes))
      // What lies from border to border leaves no place that is free of it.
      .filter(({ left, right }) => right - left < placing.view.size),
  )
  const { layer, move, standing } = here ?? wanted
  placed.standing.push({
    noun: prop.noun,
    foot: bodyOf(layer.shapes).bottom,
    ground: groundFor(prop, placing),
  })
  const { top } = prop.drawing
  if (top) {
    const [right, y] = applied(move, applied(ontoStage(prop, standing), [top.half, -top.height]))
    const [left] = applied(move, applied(ontoStage(prop, standing), [-top.half, -top.height]))
    tabletops.unshift({ left, right, y, depth: 0.3 })
  }
  return layer
}

/** So much of the land beside a house is seen that a tree has room there. */
const LAND_LEAST = 190

/** A tree grows beside a house and not before its door, where the page shows what is beside it. */
function besideHouse({ noun }: NamedProp, { stage, view }: Placing): (x: number) => number {
  const { left, right } = seenPart(view, stage.arrangement.viewpoint)
  const { sky } = stage
  if (!sky || !/\btrees?$/.test(noun)) return (x) => x
  const [low, high] = [Math.max(left, sky.left), Math.min(right, sky.right)]
  if (high - low < LAND_LEAST) return (x) => x
  const margin = Math.min(150, (high - low) * 0.4)
  return (x) => within(x, low + margin, high - margin)
}

/** Where there is ground behind everybody, or water for what floats. */
function groundFor(prop: NamedProp, { stage }: Placing): number {
  const { indoors, floor, water = floor.back } = stage.setting
  if (floats(prop, stage)) return water - GROUND_BEHIND
  return indoors ? FLOOR_LINE : floor.back - GROUND_BEHIND
}

/** How far behind the row of feet there is ground before hills and houses begin. */
export const GROUND_BEHIND = 80

/** So much nearer than many who look on stands what is before them: it hides legs, and no faces. */
const BEFORE_CROWD = 64

/** How it looks behind everybody at a place, as far as it is on the page. */
function standAt(prop: NamedProp, x: number, { stage, group, view }: Placing) {
  const nearer = !isCrowd(prop) && group.props.list.some(isCrowd) ? BEFORE_CROWD : 0
  const { floor, water = floor.back } = stage.setting
  const y = floats(prop, stage) ? water : floor.back - 34 + nearer
  const standing = { x, y, unit: UNIT, depth: 0.3 }
  const layer = standProp(prop, standing, stage.light)
  const seen = seenPart(view, stage.arrangement.viewpoint)
  const ashore = group.staged.filter((one) => one.y > floor.back - GROUND_BEHIND / 2)
  const feet = Math.min(floor.front, ...ashore.map((one) => one.y)) - BEHIND_FEET
  const move = behindFeet(moveIntoView(layer, standing, view, stage, prop.words), layer, standing, {
    feet,
    seen,
  })
  const shown = { ...layer, shapes: place(layer.shapes, move) }
  return { layer: shown, move, standing, box: bodyOf(shown.shapes) }
}

/** How far behind the feet of everybody ashore what is tall stands at least: a flag stands in no water. */
const BEHIND_FEET = 8
/** A tree is made smaller down to this share, so that it is on the page as a whole. */
const LEAST = 0.55

/**
 * What was moved down to be seen as a whole would stand before those who are drawn in front of it, and they beside its
 * trunk in the air: it stands behind their feet, and is smaller instead.
 */
function behindFeet(
  move: Matrix,
  { shapes }: Layer,
  { x }: { x: number },
  { feet, seen }: { feet: number; seen: Bounds },
): Matrix {
  const { top, bottom } = bodyOf(shapes)
  const foot = applied(move, [x, bottom])
  if (foot[1] <= feet) return move
  const room = feet - seen.top - (seen.bottom - seen.top) * 0.02
  const scale = Math.max(LEAST, Math.min(1, room / (bottom - top)))
  return placement({ x: foot[0] - x * scale, y: feet - bottom * scale, scale })
}
