import { mix } from '../../drawing/colour.ts'
import { round, type Shape } from '../../drawing/shape.ts'
import { blob, ellipse, joined } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
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
  [-52, -0.5],
  [-30, -0.34],
  [-14, -0.56],
  [0, -0.32],
  [14, -0.54],
  [30, -0.3],
  [52, -0.48],
])

export const spiky: HairDrawing = {
  front: (options) => [
    round(joined([...(options.covered ? [] : spikes()), hairCap(spikyEdge, options.view)]), options.colour),
  ],
}

/** Tufts that stand up from the crown; the same from all sides. */
const spikes = () =>
  [-0.82, -0.44, -0.04, 0.38, 0.78].map((x, index) => {
    const height = 1.42 - Math.abs(x) * 0.34 + (index % 2) * 0.08
    return blob([
      [x - 0.3, -0.74],
      [x - 0.14 + x * 0.1, -height + 0.18],
      [x + 0.06 + x * 0.3, -height],
      [x + 0.16 + x * 0.1, -height + 0.28],
      [x + 0.32, -0.74],
    ])
  })

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
  front: ({ view, skin }) => [round(hairCap(closeCropped, view, 0), mix(skin, STUBBLE, 0.34))],
}

/** A baby's down: a soft cap and one curl. */
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
    return [round(hairCap(edge, options.view, 0.03), options.colour), ...curl(options)]
  },
}

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

/** Bare above, a wreath from temple to temple around the back. */
export const balding: HairDrawing = {
  front: ({ colour, view }) => {
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
