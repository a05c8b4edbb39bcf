import type { Layer, Shape } from '../drawing/shape.ts'
import type { Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { Figure } from '../people/figure.ts'
import { type Scenery, type SettingDrawing, STAGE, type Tabletop } from '../settings/setting.ts'

/** What a camera that looks down makes of the ground and of what stands upright behind it. */
const GROUND = 1.42
const UPRIGHT = 0.66
/** How far behind the back row walls and hills begin. */
const BEHIND = 62

/** Of a body, how much shorter it is at the feet, and how much nearer to the reader its head is. */
const SHORTER = 0.8
const HEAD_NEARER = 0.14

/** Where a height of the stage is when it is seen from above: the ground is deeper, walls and hills are lower. */
export function heightFromAbove({ back }: Pick<SettingDrawing['floor'], 'back'>, y: number): number {
  const foot = back - BEHIND
  return y > foot ? foot + (y - foot) * GROUND : foot - (foot - y) * UPRIGHT
}

/** The lowest that a camera sees from above. */
export const lowestFromAbove = (floor: SettingDrawing['floor']): number =>
  heightFromAbove(floor, STAGE.bottom)

/** A place as a camera sees it that looks down on it. */
export function sceneryFromAbove({ back, front, lamps }: Scenery, floor: SettingDrawing['floor']): Scenery {
  const at = ([x, y]: Point): Point => [x, heightFromAbove(floor, y)]
  const tilted = (layer: Layer): Layer => ({ ...layer, shapes: mapped(layer.shapes, at) })
  return { back: back.map(tilted), front: front.map(tilted), lamps: lamps.map(at) }
}

export function settingFromAbove(setting: SettingDrawing): SettingDrawing {
  const { floor, tabletops, water, bed, onWall } = setting
  const at = (y: number): number => heightFromAbove(floor, y)
  return {
    ...setting,
    floor: { ...floor, back: at(floor.back), front: at(floor.front) },
    ...(tabletops && { tabletops: tabletops.map((top): Tabletop => ({ ...top, y: at(top.y) })) }),
    ...(onWall && { onWall: onWall.map((box) => ({ ...box, top: at(box.top), bottom: at(box.bottom) })) }),
    ...(water !== undefined && { water: at(water) }),
    ...(bed && { bed: { ...bed, y: at(bed.y) } }),
  }
}

/** Somebody seen from above: legs are short, and what is higher is nearer to the reader and larger. */
export function foreshortened(figure: Figure): Figure {
  const at = ([x, y]: Point): Point => {
    const part = partUp(figure, y)
    return [x * (1 + HEAD_NEARER * part), y * (SHORTER + (HEAD_NEARER / 2) * part)]
  }
  const { hands, shoulders, head } = figure
  const larger = 1 + HEAD_NEARER * partUp(figure, head.centre[1])
  return {
    ...figure,
    shapes: mapped(figure.shapes, at),
    over: mapped(figure.over, at),
    ...(figure.under && { under: mapped(figure.under, at) }),
    height: figure.height * (SHORTER + HEAD_NEARER / 2),
    hands: { left: at(hands.left), right: at(hands.right) },
    shoulders: { left: at(shoulders.left), right: at(shoulders.right) },
    head: {
      centre: at(head.centre),
      radius: head.radius * larger,
      half: head.half * larger,
      ...(head.aside !== undefined && { aside: head.aside * larger }),
      ...(head.hair !== undefined && { hair: head.hair * larger }),
    },
    back: at(figure.back),
    lap: at(figure.lap),
  }
}

const partUp = ({ height }: Figure, y: number): number => Math.max(0, -y / height)

/** Where a hand has to be so that it is there when the figure is seen from above. */
export function beforeForeshortening(figure: Figure, [x, y]: Point): Point {
  let up = y / SHORTER
  for (let round = 0; round < 4; round++) up = y / (SHORTER + (HEAD_NEARER / 2) * partUp(figure, up))
  return [x / (1 + HEAD_NEARER * partUp(figure, up)), up]
}

const mapped = (shapes: readonly Shape[], at: (point: Point) => Point): Shape[] =>
  shapes.map((shape) => ({ ...shape, path: mappedPath(shape.path, at) }))

function mappedPath({ commands, points }: Path, at: (point: Point) => Point): Path {
  const there = new Array<number>(points.length)
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = at([points[index] ?? 0, points[index + 1] ?? 0])
    there[index] = x
    there[index + 1] = y
  }
  return { commands, points: there }
}
