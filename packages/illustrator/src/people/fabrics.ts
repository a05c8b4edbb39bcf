import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line } from '../drawing/shape.ts'
import { curve, type Path, polygon } from '../geometry/path.ts'
import { between, type Point } from '../geometry/point.ts'
import type { Fabric } from '../looks/clothing.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Bodice } from './bodice.ts'
import type { Trunk } from './trunk.ts'

const THREAD = '#e0b06a'
const REFLECTS = '#e6ebee'
const GOLD = '#d9a531'

interface Cloth {
  look: HumanLook
  trunk: Trunk
  bodice: Bodice
}

/** How a fabric is seen on the trunk: quilting, seams, ribs, bands that reflect. */
const onTrunk: Record<Fabric, (cloth: Cloth) => Shape[]> = {
  padded: ({ look, bodice }) =>
    [0.26, 0.52, 0.78].map((down) => flat(bodice.band(down, 0.035), darker(look.garment.colour, 0.74))),
  'high-vis': ({ trunk, bodice }) => [
    ...[0.5, 0.76].map((down) => flat(bodice.band(down, 0.1), REFLECTS)),
    ...[-0.58, 0.58].map((part) =>
      line(curve([trunk.across(0.04, part), trunk.across(0.3, part), trunk.across(0.52, part)]), REFLECTS, 9),
    ),
  ],
  denim: ({ look, trunk }) => [
    ...[-1, 1].flatMap((side) => {
      const pocket = [trunk.across(0.34, side * 0.68), trunk.across(0.34, side * 0.22)] as const
      const flap = [...pocket, trunk.across(0.46, side * 0.45)]
      return trunk.behind
        ? []
        : [flat(polygon(flap), darker(look.garment.colour, 0.82)), line(curve(flap.slice(0, 2)), THREAD, 3)]
    }),
    line(curve([trunk.across(0.2, -0.92), trunk.across(0.24, 0), trunk.across(0.2, 0.92)]), THREAD, 3),
    line(curve([trunk.across(0.98, -0.9), trunk.across(1.03, 0), trunk.across(0.98, 0.9)]), THREAD, 3),
  ],
  // The whole of it is drawn with its pin.
  blanket: () => [],
  draped: ({ look, trunk }) => drape(look, trunk),
  knitted: ({ look, trunk, bodice }) =>
    [0.24, 0.42, 0.6, 0.78, 0.96]
      .filter((down) => down <= bodice.lowest + 0.06)
      .flatMap((down, row) =>
        (row % 2 ? [-0.5, 0, 0.5] : [-0.75, -0.25, 0.25, 0.75]).map((part) =>
          flat(stitch(trunk.across(down, part * 0.92), 9), lighter(look.garment.colour, 0.5)),
        ),
      ),
}

/** The end of a sari: from the hip over the breast, and over one shoulder; pleats, and a border along its edge. */
function drape({ garment: { colour, pattern, trim } }: HumanLook, { across, behind }: Trunk): Shape[] {
  const way = behind ? -1 : 1
  const at = (down: number, part: number): Point => across(down, part * way)
  const [low, high]: [Point[], Point[]] = [
    [at(1.06, -0.96), at(0.62, -0.28), at(0.24, 0.24), at(-0.02, 0.5)],
    [at(-0.02, 0.98), at(0.4, 0.92), at(0.8, 0.62), at(1.06, 0.2)],
  ]
  return [
    flat(polygon([...low, ...high]), lighter(colour, 0.22)),
    ...[0.1, 0.2].map((aside) =>
      line(
        curve([at(0.02, 0.6 + aside), at(0.44, 0.2 + aside * 1.6), at(0.98, -0.5 + aside * 2.4)]),
        darker(colour, 0.84),
        3,
      ),
    ),
    line(curve(low), pattern === 'plain' || pattern === 'trimming' ? GOLD : trim, 9),
  ]
}

/** A stitch of thick wool: a small v. */
const stitch = ([x, y]: Point, size: number): Path =>
  polygon([
    [x - size, y - size * 0.7],
    [x, y + size * 0.2],
    [x + size, y - size * 0.7],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ])

/** What of the fabric is seen on the upper part of a garment. */
export function fabricOnTrunk(look: HumanLook, trunk: Trunk, bodice: Bodice): Shape[] {
  const { fabric } = look.garment
  // Between stitches a print would not be known.
  if (fabric === 'knitted' && look.garment.pattern !== 'plain') return []
  return fabric ? onTrunk[fabric]({ look, trunk, bodice }) : []
}

/** The same on a long sleeve, `width` thick. */
export function fabricOnSleeve(
  { garment: { fabric, colour } }: HumanLook,
  [shoulder, elbow, wrist]: readonly [Point, Point, Point],
  width: number,
): Shape[] {
  if (fabric === 'padded')
    return [
      across(shoulder, elbow, 0.36, width, 4, darker(colour, 0.74)),
      across(shoulder, elbow, 0.8, width * 0.96, 4, darker(colour, 0.74)),
      across(elbow, wrist, 0.4, width * 0.9, 4, darker(colour, 0.74)),
    ]
  if (fabric === 'high-vis') return [across(shoulder, elbow, 0.9, width * 0.96, 9, REFLECTS)]
  return []
}

function across(from: Point, to: Point, part: number, width: number, thick: number, colour: string): Shape {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [dx, dy] = [-Math.sin(along) * width * 0.5, Math.cos(along) * width * 0.5]
  const [x, y] = between(from, to, part)
  return line(
    curve([
      [x - dx, y - dy],
      [x + Math.cos(along) * 3, y + Math.sin(along) * 3],
      [x + dx, y + dy],
    ]),
    colour,
    thick,
  )
}
