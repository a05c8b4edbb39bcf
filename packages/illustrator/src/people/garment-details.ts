import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, type Path } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { patternOnBib } from './chest-pattern.ts'
import { blazer, closed, openOver } from './coats.ts'
import { buttons, collar, HEM_LINE, placket } from './fastenings.ts'
import { blanket, isBlanket, poncho } from './poncho.ts'
import { isPrint, prints } from './prints.ts'
import type { Trunk } from './trunk.ts'

/** Collars, buttons, pockets and belts on the side of the chest. */
export function garmentFront(look: HumanLook, build: Build, trunk: Trunk): Shape[] {
  const { colour, trim, kind } = look.garment
  const { on } = trunk
  const low = darker(colour, 0.76)
  const wide = build.shoulder
  switch (kind) {
    case 'dress':
      if (look.garment.fabric === 'draped') return []
      return [collar(trunk, lighter(colour, 0.72)), belt(trunk, wide * 0.9, 0.86, 9, low)]
    case 'blouse':
      return [collar(trunk, lighter(colour, 0.5)), ...frill(trunk, lighter(colour, 0.3))]
    case 'pinafore':
      return [
        bib(trunk, build, colour),
        ...patternOnBib(look, trunk, build.girth),
        belt(trunk, wide * 0.9, 0.88, 10, low),
      ]
    case 'robe':
    case 'tunic':
      return [...neckline(trunk, low), ...girdle(trunk, wide, kind === 'robe' ? darker(colour, 0.6) : trim)]
    case 'cloak':
      return [...girdle(trunk, wide, darker(colour, 0.7)), ...openFronts(trunk, build, colour)]
    case 'overalls':
      return overalls(look, build, trunk)
    case 'hoodie':
      return [
        round(limb([on(0.02, -30), on(0.12, 0), on(0.02, 30)], [24, 26, 24]), darker(colour, 0.88)),
        line(curve([on(0.7, -26), on(0.64, 0), on(0.7, 26)]), low, 4),
        ...[-1, 1].map((side) => line(curve([on(0.14, side * 9), on(0.4, side * 11)]), '#f7f1e6', 3.5)),
      ]
    case 'cardigan':
      return [
        flat(blob([on(-0.03, -18), on(0.4, 0), on(-0.03, 18), on(0.04, 0)]), lighter(colour, 0.7)),
        placket(trunk, low),
        ...buttons(trunk, [0.5, 0.75, 1], 8, lighter(colour, 0.6)),
      ]
    case 'waistcoat':
      return [...waistcoat(trunk, build, colour), ...waistcoatPattern(trunk, look.garment)]
    case 'jacket':
    case 'coat':
      if (look.garment.under) return openOver(look.garment.under, colour, trunk)
      return closed(trunk, colour)
    case 'raincoat':
      return closed(trunk, colour)
    case 'shirt':
    case 'pyjamas':
      return [
        collar(trunk, kind === 'pyjamas' ? trim : lighter(colour, 0.5)),
        placket(trunk, low),
        ...buttons(trunk, [0.34, 0.58, 0.82], 0, lighter(colour, 0.66)),
      ]
    case 'romper':
      return [
        line(curve([on(0, -20), on(0.1, 0), on(0, 20)]), low, 4),
        ...buttons(trunk, [0.2, 0.36, 0.52], 0, lighter(colour, 0.66)),
      ]
    case 'poncho':
      return isBlanket(look) ? blanket(trunk, look.garment) : poncho(trunk, build, look.garment)
    case 'sweater':
      return [
        round(limb([on(0, -22), on(0.09, 0), on(0, 22)], [13, 14, 13]), darker(colour, 0.88)),
        line(curve([on(1.04, -wide), on(1.09, 0), on(1.04, wide)]), low, 4),
      ]
    case 'kurta':
      return [
        line(curve([on(-0.01, -20), on(0.07, 0), on(-0.01, 20)]), low, 5),
        line(curve([on(0.07, 0), on(0.5, 1)]), low, 4),
        ...buttons(trunk, [0.2, 0.34, 0.48], 0, lighter(colour, 0.6)),
      ]
    case 'blazer':
      return blazer(look, trunk)
    case 'jumpsuit':
      return [
        collarBack(trunk, darker(colour, 0.8)),
        line(curve([on(0.04, 0), on(0.6, 1), on(HEM_LINE, 0)]), lighter(colour, 0.6), 4.5),
        belt(trunk, wide * 0.94, 0.86, 6, low),
      ]
    case 't-shirt':
      return [line(curve([on(-0.01, -22), on(0.11, 0), on(-0.01, 22)]), low, 4.5)]
  }
}

/** What of a garment is seen on its back. */
export function garmentBack(look: HumanLook, build: Build, trunk: Trunk): Shape[] {
  const { colour, trim, kind } = look.garment
  const { on } = trunk
  const low = darker(colour, 0.76)
  const wide = build.shoulder
  switch (kind) {
    case 'dress':
      if (look.garment.fabric === 'draped') return []
      return [belt(trunk, wide * 0.9, 0.86, 9, low), ...backBow(trunk, low)]
    case 'pinafore':
      return [...crossedStraps(trunk, build, colour), ...backBow(trunk, low)]
    case 'overalls':
      return [...crossedStraps(trunk, build, colour), seat(trunk, build, colour)]
    case 'robe':
    case 'tunic':
      return [belt(trunk, wide, 0.88, 14, kind === 'robe' ? darker(colour, 0.6) : trim)]
    case 'cloak':
    case 'waistcoat':
      return [round(backPiece(trunk, wide), colour), line(curve([on(0.1, 0), on(0.9, 0)]), low, 4)]
    case 'hoodie':
      return [round(blob([on(-0.04, -34), on(0.3, 0), on(-0.04, 34), on(0.06, 0)]), darker(colour, 0.88))]
    case 'jacket':
    case 'coat':
    case 'blazer':
    case 'raincoat':
      return [line(curve([on(0.2, 0), on(1.1, 0)]), low, 4), collarBack(trunk, darker(colour, 0.86))]
    case 'poncho':
      return isBlanket(look) ? blanket(trunk, look.garment) : poncho(trunk, build, look.garment)
    default:
      return [collarBack(trunk, low)]
  }
}

const collarBack = ({ on }: Trunk, colour: string): Shape =>
  line(curve([on(0, -24), on(0.06, 0), on(0, 24)]), colour, 5)

const belt = ({ edge, on }: Trunk, half: number, down: number, width: number, colour: string): Shape =>
  flat(limb([edge(down, half, -1), on(down + 0.05, 0), edge(down, half, 1)], [width, width, width]), colour)

const neckline = ({ on }: Trunk, colour: string): Shape[] => [
  line(curve([on(0, -22), on(0.24, 0), on(0, 22)]), colour, 4),
  line(curve([on(0.24, 0), on(0.46, 1)]), colour, 4),
]

/** The belt of Bible times: a cloth tied at the side, its ends hanging. */
const girdle = (trunk: Trunk, half: number, colour: string): Shape[] => [
  belt(trunk, half, 0.88, 14, colour),
  flat(limb([trunk.on(0.92, 16), trunk.on(1.34, 22)], [11, 8]), colour),
  flat(limb([trunk.on(0.92, 10), trunk.on(1.2, 8)], [10, 7]), darker(colour, 0.88)),
]

/** The two front edges of an open cloak. */
const openFronts = ({ on, edge }: Trunk, { shoulder }: Build, colour: string): Shape[] =>
  ([-1, 1] as const).map((side) =>
    round(
      blob([
        on(-0.03, side * 22),
        on(0.4, side * 24),
        on(1.02, side * 22),
        edge(1.02, shoulder * 1.12, side),
        edge(0.5, shoulder * 1.06, side),
        edge(0.08, shoulder * 0.98, side),
      ]),
      colour,
    ),
  )

function waistcoat({ on, edge }: Trunk, { shoulder }: Build, colour: string): Shape[] {
  const half = (side: -1 | 1): Path =>
    blob([
      on(-0.02, side * 24),
      on(0.46, side * 5),
      on(1.12, side * 5),
      edge(1.08, shoulder * 1.02, side),
      edge(0.5, shoulder * 0.98, side),
      edge(0.1, shoulder * 0.84, side),
    ])
  return [round(half(-1), colour), round(half(1), colour)]
}

/** At both sides of the opening a print, or stripes and checks that run down. */
function waistcoatPattern({ across }: Trunk, { pattern, trim }: HumanLook['garment']): Shape[] {
  if (isPrint(pattern)) {
    const places = [0.3, 0.54, 0.78, 1].flatMap((down) => [-0.62, 0.62].map((part) => across(down, part)))
    return prints(pattern, places, trim)
  }
  if (pattern !== 'stripes' && pattern !== 'checks') return []
  return [-0.82, -0.58, -0.34, 0.34, 0.58, 0.82].map((part) =>
    line(curve([across(Math.abs(part) < 0.5 ? 0.4 : 0.16, part * 0.92), across(1.06, part)]), trim, 4),
  )
}

const backPiece = ({ edge, on }: Trunk, half: number): Path =>
  blob([
    edge(0, half * 0.6, -1),
    edge(0.5, half, -1),
    edge(1.06, half * 1.04, -1),
    on(1.1, 0),
    edge(1.06, half * 1.04, 1),
    edge(0.5, half, 1),
    edge(0, half * 0.6, 1),
  ])

const frill = ({ on }: Trunk, colour: string): Shape[] =>
  [0.3, 0.5].map((down) => line(curve([on(down, -16), on(down + 0.05, 0), on(down, 16)]), colour, 6))

const bib = ({ on }: Trunk, { girth: g }: Build, colour: string): Shape =>
  round(
    blob([
      on(0, -30 * g),
      on(0.3, -24 * g),
      on(0.3, 24 * g),
      on(0, 30 * g),
      on(0.1, 38 * g),
      on(0.9, 40 * g),
      on(1, 0),
      on(0.9, -40 * g),
      on(0.1, -38 * g),
    ]),
    colour,
  )

const crossedStraps = ({ on }: Trunk, { girth: g }: Build, colour: string): Shape[] =>
  [-1, 1].map((side) => flat(limb([on(0.02, side * 28 * g), on(0.86, -side * 22 * g)], [12, 12]), colour))

const seat = ({ on, edge }: Trunk, { girth: g }: Build, colour: string): Shape =>
  round(
    blob([
      edge(0.78, 44 * g, -1),
      on(0.74, 0),
      edge(0.78, 44 * g, 1),
      edge(1.16, 47 * g, 1),
      on(1.2, 0),
      edge(1.16, 47 * g, -1),
    ]),
    colour,
  )

const backBow = ({ on }: Trunk, colour: string): Shape[] => [
  ...[-1, 1].map((side) => flat(blob([on(0.88, 0), on(0.8, side * 24), on(1, side * 24)]), colour)),
  ...[-1, 1].map((side) => line(curve([on(0.9, 0), on(1.24, side * 14)]), colour, 7)),
]

function overalls(look: HumanLook, build: Build, trunk: Trunk): Shape[] {
  const { colour } = look.garment
  const { on } = trunk
  const g = build.girth
  return [
    ...[-1, 1].map((side) => flat(limb([on(0.4, side * 25 * g), on(0.02, side * 28 * g)], [11, 11]), colour)),
    seat(trunk, build, colour),
    round(blob([on(0.3, -29 * g), on(0.3, 29 * g), on(0.8, 32 * g), on(1, 0), on(0.8, -32 * g)]), colour),
    ...patternOnBib(look, trunk, g),
    ...[-1, 1].map((side) => flat(ellipse(...on(0.4, side * 23 * g), 5), '#f2d16b')),
    line(
      curve([on(0.5, -15 * g), on(0.68, -12 * g), on(0.7, 0), on(0.68, 12 * g), on(0.5, 15 * g)]),
      darker(colour, 0.72),
      2.6,
    ),
  ]
}
