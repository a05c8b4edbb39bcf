import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HairEdge } from './hair-cap.ts'
import { bow, capped, type HairDrawing, type HairOptions, parting } from './hair-drawing.ts'
import { fringe, longEdge, partedForehead } from './long-cuts.ts'
import { toppedOnly } from './short-cuts.ts'

/** Places on the left and the right of the head, from which braids and tails hang. */
const bothSides = ({ view }: HairOptions, longitude: number, y: number, radius: number) =>
  ([-1, 1] as const).map((side) => ({ side, ...view.around(side * longitude, y, radius) }))

export const braids: HairDrawing = {
  coversEars: true,
  back: (options) =>
    bothSides(options, 104, 0.42, 1)
      .filter(({ front }) => front <= -0.5 && options.view.facing(0) > -0.2)
      .flatMap(({ x }) => braid(x, -1, options)),
  front: (options) => [
    ...capped(longEdge(partedForehead, 0.4, 0.5))(options),
    ...parting(options),
    ...bothSides(options, 104, 0.42, 1)
      .filter(({ front }) => front > -0.5 || options.view.facing(0) <= -0.2)
      .flatMap(({ x }) => braid(x, x < -0.3 ? -1 : x > 0.3 ? 1 : 0, options)),
  ],
}

/** Plaited links, thinner downwards, with a bow and a tuft; it hangs a little outwards. Long ones reach the waist. */
function braid(x: number, outward: number, { colour, ribbon, isLong }: HairOptions): Shape[] {
  const count = isLong ? 7 : 4
  const links = Array.from({ length: count }, (_, step) =>
    round(
      ellipse(
        x + outward * (0.05 + Math.min(step, 4) * 0.03),
        0.42 + step * 0.29,
        0.21 - step * 0.014,
        0.2,
        (outward || 1) * 0.35,
      ),
      colour,
    ),
  )
  const [end, low] = [x + outward * 0.16, 0.34 + count * 0.29]
  const tuft = round(
    blob([
      [end - 0.11, low],
      [end + 0.11, low],
      [end + 0.12 + outward * 0.04, low + 0.36],
      [end - 0.12 + outward * 0.04, low + 0.36],
    ]),
    colour,
  )
  return [...links, tuft, ...bow(end, low, 0.3, ribbon)]
}

/** A long one is drawn forward over the shoulder of who faces the reader: behind the arm nobody would know how long. */
const isOverShoulder = ({ isLong, view }: HairOptions): boolean => isLong && view.facing(0) > 0.5

/** One thick braid down the back. */
export const backBraid: HairDrawing = {
  coversEars: true,
  back: (options) => {
    if (isOverShoulder(options)) return []
    const { x } = options.view.around(180, 0.5, 0.86)
    return braid(options.view.facing(0) > 0.5 ? -0.84 : x, options.view.facing(0) > 0.5 ? -1 : 0, options)
  },
  front: (options) => [
    ...(isOverShoulder(options) ? braid(-0.87, 1.3, options) : []),
    ...capped(longEdge(partedForehead, 0.34, 0.5))(options),
    ...parting(options),
  ],
}

export const pigtails: HairDrawing = {
  front: (options) => {
    const tails = bothSides(options, 97, -0.1, 1.02)
    const [over, under] = [
      tails.filter(({ front }) => front > 0.3),
      tails.filter(({ front }) => front <= 0.3),
    ]
    const hidden = ({ front }: { front: number }): boolean => front < -0.75
    return [
      ...under.filter((tail) => !hidden(tail)).flatMap(({ x }) => pigtail(x, options)),
      ...capped(longEdge(fringe, 0.24, 0.44))(options),
      ...over.flatMap(({ x }) => pigtail(x, options)),
      ...tails.filter((tail) => !hidden(tail)).flatMap(({ x }) => bow(x * 1.07, -0.04, 0.26, options.ribbon)),
    ]
  },
}

function pigtail(root: number, { colour }: HairOptions): Shape[] {
  const outward = root < -0.35 ? -1 : root > 0.35 ? 1 : 0
  const at = (dx: number, y: number): Point => [root + (outward === 0 ? dx - 0.3 : outward * dx), y]
  return [
    round(
      blob([
        at(0, -0.1),
        at(0.4, -0.22),
        at(0.66, 0.2),
        at(0.58, 0.7),
        at(0.3, 1.04),
        at(0.24, 0.6),
        at(0.06, 0.24),
      ]),
      colour,
    ),
  ]
}

/** Hair drawn back from face and nape, ears free. */
const drawnBack: HairEdge = [
  [-180, 0.42],
  [-120, 0.36],
  [-100, 0.02],
  [-80, -0.12],
  [-58, -0.36],
  [-30, -0.58],
  [-6, -0.7],
  [26, -0.6],
  [58, -0.34],
  [80, -0.12],
  [100, 0.02],
  [120, 0.36],
  [180, 0.42],
]

export const ponytail: HairDrawing = {
  back: (options) => {
    const { view, colour, ribbon } = options
    const tie: Point = [view.facing(0) > 0.6 ? -0.72 : view.around(180, -0.8, 0.92).x, -0.84]
    const outward = view.facing(0) < -0.5 ? 0 : -1
    const tail = limb(
      [
        tie,
        [tie[0] + outward * 0.54, -0.74],
        [tie[0] + outward * 0.76 + 0.1, 0.04],
        [tie[0] + outward * 0.5 + 0.06, 0.94],
      ],
      [0.36, 0.58, 0.54, 0.1],
    )
    const shapes = [round(tail, darker(colour, 0.86)), flat(ellipse(...tie, 0.2), ribbon)]
    return outward === 0 ? [] : shapes
  },
  front: (options) => [
    ...capped(drawnBack)(options),
    ...(options.view.facing(0) < -0.5 ? tailFromBehind(options) : []),
  ],
}

function tailFromBehind({ view, colour, ribbon }: HairOptions): Shape[] {
  const { x } = view.around(180, -0.5, 0.8)
  return [
    round(
      limb(
        [
          [x, -0.66],
          [x - 0.06, 0.1],
          [x + 0.08, 0.8],
          [x - 0.04, 1.34],
        ],
        [0.34, 0.56, 0.5, 0.1],
      ),
      darker(colour, 0.86),
    ),
    flat(ellipse(x, -0.64, 0.22, 0.16), ribbon),
  ]
}

export const bun: HairDrawing = {
  back: (options) => (options.covered ? [] : knot(options)),
  front: (options) => (options.croppedSides ? toppedOnly(options) : capped(drawnBack)(options)),
}

function knot({ colour, view }: HairOptions): Shape[] {
  const x = -Math.sin(view.yaw) * 0.5
  return [
    round(ellipse(x, -1.22, 0.44, 0.4), darker(colour, 0.92)),
    line(
      curve([
        [x - 0.28, -1.28],
        [x, -1.4],
        [x + 0.28, -1.26],
      ]),
      darker(colour, 0.76),
      0.05,
    ),
  ]
}
