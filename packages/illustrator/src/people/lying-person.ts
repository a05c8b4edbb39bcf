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

/** The dots of a quilt are so far apart, and so far above its hem, as a share of its side. */
const DOTS = { apart: 92, side: 0.3 }

/** How far a baby in its blanket reaches from the chin, in figure units: the legs are drawn up. */
const SWADDLED = 96

/** How large a baby is that lies there: a child's head on a bundle would be a giant's. */
const OF_BABY = 0.74

/** How far the cover falls over the side of a bed, and how long a bed is from the pillow on, in figure units. */
const FALLS = 112
const BED = 630

/** An upright figure tipped over onto the ground, the head at the left; in bed and asleep under a blanket. */
export function laidDown(
  upright: Figure,
  look: HumanLook,
  build: Build,
  { pose, bed, quilt, held, grasps, untouched, blanket: told }: FigureDirections,
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
      ...(covered
        ? bed
          ? quiltOver(place(flatLying, onGround), { from, to: untouched ? BED - length / 2 : 0 }, cloth)
          : blanket(place(flatLying, onGround), from, cloth, build)
        : []),
      ...(bed && !grasps.left ? place(place(upright.over, tipped), onGround) : []),
      ...(cot?.before ?? []),
    ],
    over: [],
    // An arm behind a neighbour's back is under the cover.
    under: [],
    height: -head[1] + build.head * 1.2,
    footing: length * 0.5,
    hands: { left: at(upright.hands.left), right: at(upright.hands.right) },
    shoulders: { left: at(upright.shoulders.left), right: at(upright.shoulders.right) },
    limbs: null,
    lying: true,
    head: { ...upright.head, centre: head, aside: 0 },
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

/** What a cover lies on: where the body ends, and how high it is at most. */
function under(body: readonly Shape[], left: number): { right: number; highest: number } {
  const below = body.flatMap(({ path }) => [...pointsBeyond(path, left)])
  return {
    right: Math.max(left + 60, ...below.map(([x]) => x)) + 16,
    highest: Math.min(-64, ...below.filter(([x]) => x > left + 70).map(([, y]) => y)) - 6,
  }
}

/** The quilt of a bed, from the breast to the foot of the bed and down its side: under it one sees a body with its feet. */
function quiltOver(
  body: readonly Shape[],
  { from, to }: { from: number; to: number },
  colour: Colour,
): Shape[] {
  const { right, highest } = under(body, from)
  const end = Math.max(to, right + 24)
  const at = (part: number, y: number): Point => [from + (right - from) * part, y]
  const waves = Array.from(
    { length: 6 },
    (_, index): Point => [end - ((end - from) * (index + 0.5)) / 6, FALLS + (index % 2 ? -3 : 5)],
  )
  const rows = Array.from({ length: Math.floor((end - from - 50) / DOTS.apart) }, (_, index) => ({
    x: from + 74 + index * DOTS.apart,
    part: (74 + index * DOTS.apart) / (right - from),
  }))
  return [
    round(
      blob([
        at(0, FALLS),
        at(-0.04, FALLS * 0.4),
        at(-0.03, highest * 0.55),
        at(0.07, highest * 0.98),
        at(0.34, highest * 1.04),
        at(0.62, highest),
        at(0.84, highest * 0.96),
        at(0.98, highest * 0.98),
        [right + 22, highest * 0.4],
        [Math.min(end - 8, right + 60), -16],
        [end, -8],
        [end + 4, FALLS * 0.5],
        [end - 2, FALLS],
        ...waves,
      ]),
      colour,
    ),
    ...rows.flatMap(({ x, part }, index) => [
      flat(ellipse(x, FALLS * (1 - DOTS.side), 14, 12), lighter(colour, 0.4)),
      ...(part < 0.9 && index % 2 === 0
        ? [flat(ellipse(x + 20, highest * 0.5, 13, 11), lighter(colour, 0.4))]
        : []),
    ]),
    flat(
      blob([
        at(0, FALLS * 0.96),
        at(-0.04, FALLS * 0.4),
        at(-0.03, highest * 0.55),
        at(0.06, highest * 0.95),
        at(0.15, highest * 0.99),
        at(0.1, highest * 0.5),
        at(0.1, FALLS * 0.4),
        at(0.12, FALLS * 0.94),
      ]),
      lighter(colour, 0.5),
    ),
    ...[0.52, 0.8].map((part) =>
      line(
        curve([at(part, highest * 0.72), at(part + 0.03, highest * 0.3), at(part + 0.01, 12)]),
        darker(colour, 0.86),
        5,
        0.7,
      ),
    ),
  ]
}

/** Over everything from the breast to the feet. */
function blanket(body: readonly Shape[], left: number, colour: Colour, build: Build): Shape[] {
  const { right, highest } = under(body, left)
  const knees = Math.max(highest, -build.shoulder * 2.6)
  const at = (part: number, y: number): Point => [left + (right - left) * part, y]
  return [
    round(
      blob([
        at(0, 5),
        at(-0.03, knees * 0.55),
        at(0.06, knees * 0.92),
        at(0.3, knees * 0.98),
        at(0.62, knees),
        at(0.9, knees * 0.96),
        at(1.03, knees * 0.5),
        at(1.02, 5),
        at(0.5, 8),
      ]),
      colour,
    ),
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
