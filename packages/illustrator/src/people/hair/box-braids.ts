import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { curve, ellipse, joined, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HairEdge } from './hair-cap.ts'
import { hairCap } from './hair-cap.ts'
import type { HairDrawing, HairOptions } from './hair-drawing.ts'

/** Parted in the middle, ears free. */
const edge: HairEdge = [
  [-180, 0.5],
  [-122, 0.44],
  [-98, 0.04],
  [-76, -0.14],
  [-50, -0.46],
  [-24, -0.62],
  [0, -0.7],
  [24, -0.62],
  [50, -0.46],
  [76, -0.14],
  [98, 0.04],
  [122, 0.44],
  [180, 0.5],
]

/** One thin braid through these points, its strands crossing each other. */
function plait(points: readonly Point[], colour: string, width = 0.17): Shape[] {
  const [top, middle, end] = [points[0], points[1], points.at(-1)]
  if (!top || !middle || !end) return []
  const crossings = Array.from({ length: 7 }, (_, index) => {
    const part = (index + 0.5) / 7
    const [from, to, share] = part < 0.5 ? [top, middle, part * 2] : [middle, end, part * 2 - 1]
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    return polyline([
      [x - width * 0.3, y - 0.04],
      [x + width * 0.3, y + 0.04],
    ])
  })
  return [
    round(limb(points, [width, width, width * 0.7]), colour),
    line(joined(crossings), lighter(colour, 0.3), 0.032),
  ]
}

/** Where the scalp shows between the roots: lines that run back from the brow, and across. */
function partings({ view, colour, covered }: HairOptions): Shape[] {
  if (covered) return []
  const seen = [-150, -110, -74, -42, -14, 14, 42, 74, 110, 150, 180].flatMap((longitude) => {
    const low = view.around(longitude, 0, 0.94)
    if (low.front < 0.12) return []
    const y = Math.abs(longitude) > 95 ? 0.34 : -0.56 + (longitude / 95) ** 2 * 0.4
    return [
      curve([
        [low.x, y],
        [low.x * 0.84, (y - 1) / 2],
        [low.x * 0.4, -1.02],
      ]),
    ]
  })
  return [line(joined(seen), lighter(colour, 0.3), 0.036)]
}

const cap = (options: HairOptions): Shape[] => [
  round(hairCap(edge, options.view, 0.06), options.colour),
  ...partings(options),
]

/** Hanging from the sides and the back of the head. */
const hanging = ({ view, colour }: HairOptions, longitude: number, length: number): Shape[] => {
  const { x } = view.around(longitude, 0, 1.03)
  const shade = Math.abs(longitude) % 20 > 9 ? darker(colour, 0.84) : colour
  return plait(
    [
      [x * 0.86, -0.34],
      [x * 1.02, 0.36],
      [x * 1.04, length],
    ],
    shade,
  )
}

/** Many thin braids over the shoulders. */
export const boxBraids: HairDrawing = {
  coversEars: true,
  back: (options) =>
    [-116, 116, -134, 134, -150, 150, -166, 166, 180].flatMap((longitude) =>
      hanging(options, longitude, 1.5),
    ),
  front: (options) => [
    ...cap(options),
    ...[-104, 104, -90, 90]
      .filter((longitude) => options.view.around(longitude, 0).front > -0.3)
      .flatMap((longitude) => hanging(options, longitude, 1.36 - (longitude > 0 ? 0.06 : 0))),
  ],
}

/** The same braids gathered high at the back of the head. */
export const braidTail: HairDrawing = {
  back: (options) => (options.view.facing(0) < -0.5 ? [] : tail(options, besideHead(options))),
  front: (options) => [
    ...cap(options),
    ...(options.view.facing(0) < -0.5 ? tail(options, behindHead(options)) : []),
  ],
}

interface Tail {
  tie: Point
  /** How far each braid swings away from the head. */
  swings: readonly number[]
}

const besideHead = ({ view }: HairOptions): Tail => ({
  tie: [view.facing(0) > 0.6 ? -0.66 : view.around(180, -0.8, 0.9).x, -0.88],
  swings: [-0.16, -0.34, -0.52, -0.7, -0.88],
})

const behindHead = ({ view }: HairOptions): Tail => ({
  tie: [view.around(180, -0.5, 0.8).x, -0.7],
  swings: [-0.3, -0.15, 0, 0.15, 0.3],
})

function tail({ colour, ribbon }: HairOptions, { tie: [x, y], swings }: Tail): Shape[] {
  return [
    ...swings.flatMap((swing, index) =>
      plait(
        [
          [x, y],
          [x + swing * 0.9, y + 0.5 - Math.abs(swing) * 0.3],
          [x + swing * 0.86, 1.24 - Math.abs(swing) * 0.3],
        ],
        index % 2 === 0 ? darker(colour, 0.86) : colour,
        0.19,
      ),
    ),
    flat(ellipse(x, y, 0.19, 0.16), ribbon),
  ]
}
