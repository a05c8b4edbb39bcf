import { type Colour, darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, place, round } from '../drawing/shape.ts'
import { applied, placement } from '../geometry/matrix.ts'
import { blob, boundsOf, curve, ellipse, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { between, distance } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import type { Figure, FigureDirections } from './figure.ts'
import { mosesBasket } from './moses-basket.ts'
import { scaledFigure } from './scaled-figure.ts'

/** Half the thickness of a lying body, at a child's girth. */
const BODY = 34

/** The hem of a quilt hangs in soft waves: along its width from the feet, and how much lower than the rest. */
const hem = [
  [0.8, 5],
  [0.62, -2],
  [0.42, 5],
  [0.2, -2],
] as const

/** The dots of a quilt, as those on the bed: along its width, and from the hem up. */
const dots = [
  [0.24, 0.18],
  [0.46, 0.18],
  [0.68, 0.18],
  [0.88, 0.18],
  [0.27, 0.62],
  [0.48, 0.62],
  [0.7, 0.62],
] as const

/** How far a baby in its blanket reaches from the chin, in figure units: the legs are drawn up. */
const SWADDLED = 96

/** How large a baby is that lies there: a child's head on a bundle would be a giant's. */
const OF_BABY = 0.74

/** How far the cover falls over the side of a bed, in figure units. */
const FALLS = 74

/** An upright figure tipped over onto the ground, the head at the left; in bed and asleep under a blanket. */
export function laidDown(
  upright: Figure,
  look: HumanLook,
  build: Build,
  { pose, bed, quilt, held, untouched, blanket: told }: FigureDirections,
): Figure {
  const hips = between(upright.limbs?.legs.left[0] ?? [0, 0], upright.limbs?.legs.right[0] ?? [0, 0], 0.5)
  // The head is thicker than the body, so the body slopes down from it to rest on the ground.
  const body = BODY * build.girth
  const slope = Math.asin((build.head - body) / distance(upright.head.centre, hips))
  const tipped = placement({ turn: -90 + (slope * 180) / Math.PI })
  const whole = place(upright.shapes, tipped)
  const isSwaddled = look.age === 'baby' && !bed
  const kicks = isSwaddled && untouched === true && pose === 'lie' && told === undefined
  const tail = applied(tipped, upright.head.centre)[0] + build.head * 1.1 + SWADDLED
  const flatLying = isSwaddled && !kicks ? whole.filter(({ path }) => boundsOf([path]).right < tail) : whole
  const { left, right } = boundsOf(flatLying.map(({ path }) => path))
  const onGround = placement({
    x: -(left + right) / 2,
    y: -applied(tipped, hips)[1] - body - (kicks ? 12 : 0),
  })
  const at = (point: Point): Point => applied(onGround, applied(tipped, point))
  const head = at(upright.head.centre)
  const covered = bed || pose === 'sleep' || (look.age === 'baby' && !kicks) || told !== undefined
  const cloth = told ?? quilt ?? lighter(look.garment.colour, 0.16)
  // What is held, or an arm that lies on the cover, is seen; else it reaches to the chin.
  const from = head[0] + build.head * ((bed || isSwaddled) && !held ? 1.2 : 1.6)
  const length = right - left
  const cot = isSwaddled && untouched ? mosesBasket(-length / 2, length / 2, kicks ? 'low' : 'high') : null
  const lying: Figure = {
    ...upright,
    shapes: [
      ...(cot?.behind ?? []),
      ...(bed ? [round(pillow(head, build.head), '#f7efe0')] : []),
      ...place(flatLying, onGround),
      ...(covered ? blanket(place(flatLying, onGround), from, cloth, build, bed) : []),
      ...(cot?.before ?? []),
    ],
    over: [],
    height: -head[1] + build.head * 1.2,
    footing: length * 0.5,
    hands: { left: at(upright.hands.left), right: at(upright.hands.right) },
    shoulders: { left: at(upright.shoulders.left), right: at(upright.shoulders.right) },
    limbs: null,
    lying: true,
    head: { ...upright.head, centre: head },
    back: at(upright.back),
    lap: at(upright.lap),
  }
  return isSwaddled ? scaledFigure(lying, OF_BABY) : lying
}

function pillow([x, y]: Point, r: number): Path {
  return blob([
    [x - r * 1.35, y + r * 0.7],
    [x - r * 1.3, y - r * 0.5],
    [x - r * 0.7, y - r * 1.02],
    [x + r * 0.3, y - r * 0.6],
    [x + r * 1.1, y + r * 0.4],
    [x + r * 1.2, y + r * 1.06],
    [x - r * 1.1, y + r * 1.1],
  ])
}

/** Over everything from the breast to the feet; in bed it falls over the edge of the mattress. */
function blanket(body: readonly Shape[], left: number, colour: Colour, build: Build, bed: boolean): Shape[] {
  const below = body.flatMap(({ path }) => [...pointsBeyond(path, left)])
  const right = Math.max(left + 60, ...below.map(([x]) => x)) + 16
  const highest = Math.min(-64, ...below.filter(([x]) => x > left + 70).map(([, y]) => y)) - 6
  const knees = Math.max(highest, -build.shoulder * 2.6)
  const low = bed ? FALLS : 5
  const at = (part: number, y: number): Point => [left + (right - left) * part, y]
  return [
    round(
      blob([
        at(0, low),
        at(-0.03, knees * 0.55),
        at(0.06, knees * 0.92),
        at(0.3, knees * 0.98),
        at(0.62, knees),
        at(0.9, knees * 0.96),
        at(1.03, knees * 0.5),
        at(1.02, low),
        ...(bed ? hem.map(([part, fall]) => at(part, low + fall)) : [at(0.5, low + 3)]),
      ]),
      colour,
    ),
    ...(bed
      ? dots.map(([part, share]) =>
          flat(ellipse(...at(part, low + (knees - low) * share), 11, 9.5), lighter(colour, 0.4)),
        )
      : []),
    flat(
      blob([
        at(0, 0),
        at(-0.03, knees * 0.55),
        at(0.06, knees * 0.9),
        at(0.16, knees * 0.94),
        at(0.1, knees * 0.5),
        at(0.11, 0),
      ]),
      lighter(colour, 0.5),
    ),
    ...[0.34, 0.58, 0.8].map((part) =>
      line(
        curve([at(part, knees * 0.8), at(part + 0.03, knees * 0.4), at(part + 0.01, -4)]),
        darker(colour, 0.86),
        5,
        0.7,
      ),
    ),
  ]
}

/** The points of a path to the right of a place. */
function* pointsBeyond({ points }: Path, left: number): Generator<Point> {
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0]
    if (x > left) yield [x, y]
  }
}
