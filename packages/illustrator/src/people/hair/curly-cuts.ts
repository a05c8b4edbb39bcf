import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { type HairEdge, hairCap } from './hair-cap.ts'
import { curls, type HairDrawing, type HairOptions } from './hair-drawing.ts'
import { toppedOnly } from './short-cuts.ts'

const edge: HairEdge = [
  [-180, 0.5],
  [-122, 0.44],
  [-98, 0.1],
  [-74, -0.12],
  [-52, -0.42],
  [-26, -0.56],
  [0, -0.6],
  [26, -0.56],
  [52, -0.42],
  [74, -0.12],
  [98, 0.1],
  [122, 0.44],
  [180, 0.5],
]

export const basis = ({ colour, view }: HairOptions, volume = 0.1): Shape =>
  round(hairCap(edge, view, volume), colour)

/** Curls around the outline and along the hairline, as far as it is seen; those on top go under a hat. */
function crownOfCurls({ colour, covered, view, random }: HairOptions, size: number): Shape {
  const circles: [number, number, number][] = []
  const side = Math.max(0, Math.sin(view.yaw))
  const behind = view.facing(0) < -0.3
  for (let angle = -1.9; angle <= 1.91; angle += 0.36) {
    const y = -Math.cos(angle) * 0.98 + 0.06
    const forehead = angle > 1.3 - side * 0.75 && !behind
    const temple = angle < -1.5 && side < 0.4 && !behind
    const radius = size * random.between(0.94, 1.12)
    if ((!covered || y > -0.5) && !forehead && !temple)
      circles.push([Math.sin(angle) - side * 0.04, y, radius])
  }
  for (let longitude = -58; longitude <= 58; longitude += 19) {
    const { x, front } = view.around(longitude, -0.62, 0.84)
    if (!covered && front > 0.1) circles.push([x, -0.68 + (longitude / 58) ** 2 * 0.2, size * 0.84])
  }
  // From the side the curls reach from the crown to the nape.
  if (view.isProfile)
    circles.push([-0.5, -0.26, 0.56], [-0.2, -0.6, 0.42], [0.2, -0.74, 0.36], [0.5, -0.7, 0.26])
  if (behind)
    circles.push(
      [0, -0.2, 0.84],
      [-0.6, 0.36, size],
      [-0.2, 0.46, size],
      [0.2, 0.46, size],
      [0.6, 0.36, size],
    )
  return curls(circles, colour)
}

/** Small arcs that show which way the curls run. */
function ringlets({ colour, covered }: HairOptions): Shape[] {
  if (covered) return []
  const middles: Point[] = [
    [-0.62, -0.8],
    [0.02, -0.98],
    [0.6, -0.8],
    [-0.34, -0.56],
  ]
  return middles.map(([x, y]) =>
    line(
      curve([
        [x - 0.13, y + 0.03],
        [x, y - 0.09],
        [x + 0.13, y + 0.03],
      ]),
      lighter(colour, 0.2),
      0.045,
    ),
  )
}

export const curly: HairDrawing = {
  front: (options) => [basis(options), crownOfCurls(options, 0.28), ...ringlets(options)],
}

export const longCurly: HairDrawing = {
  coversEars: true,
  back: ({ colour, view }) => {
    const shift = -Math.sin(view.yaw) * 0.36
    const narrow = 1 - 0.24 * Math.abs(Math.sin(view.yaw))
    const strands: [number, number, number][] = [
      [1.02, -0.2, 0.46],
      [1.16, 0.35, 0.46],
      [1.14, 0.9, 0.46],
      [0.92, 1.36, 0.42],
      [0.5, 0.9, 0.6],
      [0.3, 1.4, 0.4],
    ]
    const circles = strands.flatMap(([x, y, radius]): [number, number, number][] => [
      [-x * narrow + shift, y, radius],
      [x * narrow + shift, y, radius],
    ])
    return [curls(circles, darker(colour, view.facing(0) < -0.2 ? 0.92 : 0.8))]
  },
  front: (options) => [basis(options), crownOfCurls(options, 0.26), ...ringlets(options)],
}

export const afro: HairDrawing = {
  coversEars: true,
  back: ({ colour, covered, view }) => {
    const top = covered ? -0.5 : -1.46
    const shift = -Math.sin(view.yaw) * 0.18
    const at = (x: number, y: number): Point => [x + shift, y]
    return [
      round(
        blob([
          at(-1.32, -0.1),
          at(-1.24, Math.max(top, -0.75)),
          at(-0.72, Math.max(top, -1.3)),
          at(0, top),
          at(0.72, Math.max(top, -1.3)),
          at(1.24, Math.max(top, -0.75)),
          at(1.32, -0.1),
          at(1.08, 0.5),
          at(0, 0.7),
          at(-1.08, 0.5),
        ]),
        darker(colour, 0.86),
      ),
    ]
  },
  front: (options) => [basis(options), crownOfCurls(options, 0.3)],
}

/** A knot of curls on the crown, and curls at the brow that do not stay in it. */
export const curlyBun: HairDrawing = {
  back: ({ colour, covered, view }) => {
    if (covered) return []
    const x = -Math.sin(view.yaw) * 0.3
    const knot = [-0.36, 0, 0.36].flatMap((dx): [number, number, number][] => [
      [x + dx, -1.14 - (dx === 0 ? 0.12 : 0), 0.27],
      [x + dx * 0.7, -1.42, 0.24],
    ])
    return [curls([...knot, [x, -1.3, 0.34]], darker(colour, 0.94))]
  },
  front: (options) =>
    options.croppedSides
      ? toppedOnly(options)
      : [basis(options), crownOfCurls(options, 0.16), ...ringlets(options)],
}

/** Rows of small plaits close to the head, their ends hanging in the neck. */
export const cornrows: HairDrawing = {
  back: ({ colour, view }) =>
    [-150, -165, 180, 165, 150].map((longitude) => {
      const { x } = view.around(longitude, 0.4, 0.9)
      const path = limb(
        [
          [x * 0.9, 0.2],
          [x, 0.7],
          [x, 1.24],
        ],
        [0.2, 0.18, 0.1],
      )
      return round(path, darker(colour, 0.86))
    }),
  front: (options) => [
    basis(options, 0.04),
    ...[-130, -95, -60, -30, 0, 30, 60, 95, 130, 165, -165].flatMap((longitude) => row(options, longitude)),
  ],
}

function row({ view, colour }: HairOptions, longitude: number): Shape[] {
  const low = view.around(longitude, 0, 0.92)
  if (low.front < 0.1) return []
  const y = Math.abs(longitude) > 90 ? 0.3 : -0.5 + (longitude / 90) ** 2 * 0.34
  const path = curve([
    [low.x, y],
    [low.x * 0.86, (y - 1) / 2],
    [low.x * 0.4, -1],
  ])
  return [line(path, lighter(colour, 0.34), 0.05)]
}

export const locs: HairDrawing = {
  back: (options) =>
    [-104, -128, -152, 180, 152, 128, 104].map((longitude) => strand(options, longitude, 1.3, 0.82)),
  front: (options) => [
    basis(options),
    ...[-94, 94]
      .filter((longitude) => options.view.around(longitude, 0).front > -0.3)
      .map((longitude) => strand(options, longitude, 0.9, 1)),
    ...[-30, -8, 18].flatMap((longitude) => row(options, longitude)),
  ],
  coversEars: true,
}

function strand({ view, colour }: HairOptions, longitude: number, length: number, shade: number): Shape {
  const { x } = view.around(longitude, 0, 1.04)
  const path = limb(
    [
      [x * 0.88, -0.4],
      [x, 0.2],
      [x * 1.02, length],
    ],
    [0.22, 0.21, 0.13],
  )
  return round(path, shade === 1 ? colour : darker(colour, shade))
}
