import { darker } from '../drawing/colour.ts'
import { line, round, type Shape } from '../drawing/shape.ts'
import { curve, joined, type Path, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { createRandom } from '../geometry/random.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'

/** How many tufts are around a body or a head. */
const TUFTS = 22

/** A body or a head as it is, or with tufts of fur around it where it is shaggy. @param way in which its outline is drawn: 1 as a clock goes */
export const furry = (
  look: AnimalLook,
  path: Path,
  middle: Point,
  long: number,
  high: number,
  way: 1 | -1 = 1,
): Path => (markOf(look, 'shaggy') ? joined([path, tufted(look, middle, long, high, way)]) : path)

/** What lies on shaggy fur. */
export const furOn = (look: AnimalLook, middle: Point, long: number, high: number): Shape[] =>
  markOf(look, 'shaggy') ? [strokesOfFur(look, middle, long, high)] : []

/** Tufts that fall over the brow of a shaggy head of radius 1, between its eyes. */
export function tuftsOnBrow(look: AnimalLook, x: number): Shape[] {
  if (!markOf(look, 'shaggy')) return []
  const at = (across: number, down: number): Point => [x + across, down]
  return [
    round(
      polygon([
        at(-0.5, -0.84),
        at(-0.1, -1.2),
        at(0.02, -1.02),
        at(0.24, -1.16),
        at(0.5, -0.84),
        at(0.4, -0.4),
        at(0.24, -0.6),
        at(0.12, -0.26),
        at(-0.06, -0.56),
        at(-0.2, -0.3),
        at(-0.3, -0.6),
        at(-0.46, -0.46),
      ]),
      darker(look.coat, 0.97),
    ),
  ]
}

/** An outline of tufts that all lie to one side, around an ellipse; longer below, where fur hangs. */
function tufted({ name }: AnimalLook, [x, y]: Point, long: number, high: number, way: 1 | -1): Path {
  const random = createRandom(`${name} tufts`)
  const points = Array.from({ length: TUFTS }, (_, index): Point[] => {
    const angle = (index / TUFTS) * Math.PI * 2
    const hangs = Math.max(0, Math.sin(angle)) * 0.1
    const out = random.between(1.1, 1.2) + hangs
    const at = (turn: number, far: number): Point => [
      x + Math.cos(angle + turn) * long * far,
      y + Math.sin(angle + turn) * high * far,
    ]
    return [at(0, 0.98), at(0.1, 1.06), at(0.2, out)]
  }).flat()
  return polygon(way === 1 ? points : points.reverse())
}

/** Strokes of fur upon it. */
function strokesOfFur({ coat }: AnimalLook, [x, y]: Point, long: number, high: number): Shape {
  const places = [
    [-0.6, -0.3],
    [-0.2, -0.5],
    [0.22, -0.3],
    [0.6, -0.14],
    [-0.42, 0.16],
    [0, 0.06],
    [0.36, 0.3],
    [-0.7, 0.36],
  ] as const
  const strokes = places.map(([across, down]) => {
    const [left, top] = [x + across * long, y + down * high]
    const size = high * 0.22
    return curve([
      [left, top],
      [left - size * 0.2, top + size * 0.6],
      [left - size * 0.7, top + size],
    ])
  })
  return line(joined(strokes), darker(coat, 0.78), high * 0.06)
}
