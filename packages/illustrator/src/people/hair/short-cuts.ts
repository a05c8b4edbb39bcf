import { type Colour, mix } from '../../drawing/colour.ts'
import { feature, line, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HeadView } from '../head-view.ts'
import { type HairEdge, hairCap } from './hair-cap.ts'
import { capped, type HairDrawing, type HairOptions, parting, STUBBLE } from './hair-drawing.ts'

/** Behind the ears down to the nape, free ears; the forehead differs. */
const shortEdge = (forehead: HairEdge): HairEdge => [
  [-180, 0.64],
  [-150, 0.56],
  [-124, 0.46],
  [-104, 0.06],
  [-88, -0.06],
  [-76, -0.14],
  ...forehead,
  [76, -0.14],
  [88, -0.06],
  [104, 0.06],
  [124, 0.46],
  [150, 0.56],
  [180, 0.64],
]

export const short: HairDrawing = {
  front: capped(
    shortEdge([
      [-48, -0.42],
      [-20, -0.6],
      [4, -0.42],
      [26, -0.54],
      [52, -0.42],
    ]),
  ),
}

/** Short and soft: a fringe swept aside, locks before the ears and in the nape. */
const pixieEdge: HairEdge = [
  [-180, 0.74],
  [-150, 0.7],
  [-122, 0.5],
  [-104, 0.1],
  [-94, 0.34],
  [-80, 0.4],
  [-70, 0.02],
  [-58, -0.3],
  [-36, -0.6],
  [-20, -0.66],
  [6, -0.5],
  [32, -0.36],
  [58, -0.24],
  [70, 0.06],
  [80, 0.4],
  [94, 0.34],
  [104, 0.1],
  [122, 0.5],
  [150, 0.7],
  [180, 0.74],
]

export const pixie: HairDrawing = { front: capped(pixieEdge, 0.17) }

const parted = capped(
  shortEdge([
    [-54, -0.5],
    [-34, -0.74],
    [-12, -0.54],
    [18, -0.44],
    [52, -0.4],
  ]),
)

export const sidePart: HairDrawing = { front: (options) => [...parted(options), ...parting(options, -34)] }

const spikyEdge = shortEdge([
  [-56, -0.46],
  [-40, -0.6],
  [-26, -0.56],
  [-12, -0.68],
  [2, -0.6],
  [16, -0.7],
  [32, -0.58],
  [56, -0.46],
])

export const spiky: HairDrawing = {
  front: (options) => [
    round(joined([...(options.covered ? [] : spikes()), hairCap(spikyEdge, options.view)]), options.colour),
  ],
}

/** Tufts that stand on end all over the crown; the same from all sides. */
const spikes = () =>
  [-1, -0.68, -0.34, 0, 0.34, 0.68, 1].map((aside, index) => {
    const [angle, length] = [aside, 1.46 + (index % 2) * 0.12 - Math.abs(aside) * 0.12]
    const at = (turn: number, far: number): Point => [
      Math.sin(angle + turn) * far,
      -0.08 - Math.cos(angle + turn) * far,
    ]
    return blob([
      at(-0.26, 0.9),
      at(-0.13, length * 0.84),
      at(0.03, length),
      at(0.15, length * 0.84),
      at(0.26, 0.9),
    ])
  })

/** What is left on top of shaved sides. */
const topEdge: HairEdge = [
  [-180, -0.34],
  [-120, -0.44],
  [-88, -0.56],
  [-60, -0.52],
  [-30, -0.5],
  [-4, -0.4],
  [24, -0.52],
  [60, -0.52],
  [88, -0.56],
  [120, -0.44],
  [180, -0.34],
]

/** Shaved at the sides and the nape, with a tuft over the brow. */
export const undercut: HairDrawing = {
  front: (options) => [
    ...buzz.front({ ...options, colour: mix(options.skin, options.colour, 0.45) }),
    round(
      joined([hairCap(topEdge, options.view, 0.16), ...(options.covered ? [] : [tuft(options.view)])]),
      options.colour,
    ),
  ],
}

/** The same without a tuft: below a knot. */
export const toppedOnly = (options: HairOptions): Shape[] => undercut.front({ ...options, covered: true })

/** It stands up over the brow. */
function tuft(view: HeadView): Path {
  const x = Math.sin(view.yaw) * 0.7
  return blob([
    [x - 0.42, -0.96],
    [x - 0.1, -1.34],
    [x + 0.3, -1.36],
    [x + 0.26, -1.16],
    [x + 0.32, -0.86],
  ])
}

const closeCropped = shortEdge([
  [-50, -0.5],
  [-18, -0.64],
  [18, -0.64],
  [50, -0.5],
])

export const buzz: HairDrawing = {
  front: ({ view, colour }) => [round(hairCap(closeCropped, view, 0.04), colour)],
}

/** A shade on the skin where hair would grow. */
export const shaved: HairDrawing = {
  front: ({ view, skin }) => [
    feature(hairCap(closeCropped, view, 0), mix(skin, STUBBLE, 0.16)),
    ...cropped(view, mix(skin, STUBBLE, 0.5)),
  ],
}

/** The ends of single hairs all over the crown: without them it would be a cap of the skin's colour. */
const cropped = (view: HeadView, colour: Colour): Shape[] =>
  [0.2, 0.42, 0.62].flatMap((radius, row) =>
    Array.from({ length: 18 }, (_, index) => view.around(index * 20 + (row % 2) * 10 - 180, 0, radius))
      .filter(({ front }) => front > 0.06)
      .map(({ x }) => feature(ellipse(x, -0.98 + row * 0.13, 0.026), colour)),
  )

/** A baby's down: soft, with single locks and one curl. */
export const wisps: HairDrawing = {
  front: (options) => {
    const forehead: HairEdge = [
      [-60, -0.52],
      [-24, -0.74],
      [24, -0.74],
      [60, -0.52],
    ]
    const edge: HairEdge = [
      [-180, 0.24],
      [-120, 0.16],
      [-92, -0.3],
      ...forehead,
      [92, -0.3],
      [120, 0.16],
      [180, 0.24],
    ]
    const down = mix(options.skin, options.colour, 0.42)
    return [round(hairCap(edge, options.view, 0.03), down), ...locks(options), ...curl(options)]
  },
}

/** Single locks on the down, so that it is no cap of one colour. */
const locks = ({ colour, view }: HairOptions): Shape[] =>
  [-150, -104, -66, -34, -8, 20, 48, 80, 118, 160].flatMap((longitude, index) => {
    const [root, end] = [view.around(longitude, -0.94, 0.3), view.around(longitude + 12, -0.6, 0.84)]
    if (end.front < 0) return []
    const low = -0.66 + (index % 3) * 0.07 + (1 - end.front) * 0.3
    return [
      line(
        curve([
          [root.x, -1],
          [(root.x + end.x) / 2 - 0.04, -0.92],
          [end.x, low],
        ]),
        colour,
        0.085,
      ),
    ]
  })

function curl({ colour, covered, view }: HairOptions): Shape[] {
  if (covered) return []
  const { x, front } = view.around(0, -0.9, 0.4)
  if (front < -0.2) return []
  const at = (dx: number, y: number): Point => [x + dx, y]
  return [
    round(blob([at(-0.14, -0.9), at(0, -1.24), at(0.2, -1.2), at(0.14, -1.06), at(0.08, -0.84)]), colour),
  ]
}

export const bald: HairDrawing = { front: () => [] }

/** Bare above, a wreath from temple to temple around the back; under a hat short hair. */
export const balding: HairDrawing = {
  front: (options) => {
    const { colour, view } = options
    if (options.covered) return buzz.front(options)
    // From the side it begins behind the ear.
    const from = view.isProfile ? 112 : 74
    const steps = Array.from({ length: 25 }, (_, index) => from + (index * (360 - 2 * from)) / 24)
    const seen = steps.map((longitude) => view.around(longitude, 0)).filter(({ front }) => front > -0.12)
    const runs = [seen.filter(({ x }) => x < 0), seen.filter(({ x }) => x >= 0)]
    const whole = view.facing(0) < -0.4 ? [seen] : runs
    return whole.filter((run) => run.length > 1).map((run) => round(wreath(run.map(({ x }) => x)), colour))
  },
}

/** Tufts side by side, lower and fuller in the nape than at the temples. */
const wreath = (xs: readonly number[]) =>
  joined(
    xs.map((x, index) => {
      const nape = 1 - Math.abs(x)
      return ellipse(
        x * 1.01,
        -0.02 + 0.16 * nape + (index % 2) * 0.05,
        0.16 + 0.05 * nape,
        0.3 + 0.16 * nape,
      )
    }),
  )
