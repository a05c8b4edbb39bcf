import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line } from '../drawing/shape.ts'
import { blob, curve, ellipse, polygon } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { buttons, collar, HEM_LINE, placket } from './fastenings.ts'
import { shirtUnder } from './garments.ts'
import type { Trunk } from './trunk.ts'

/** A jacket or a coat that is buttoned up. */
export const closed = (trunk: Trunk, colour: string): Shape[] => [
  collar(trunk, darker(colour, 0.86)),
  placket(trunk, darker(colour, 0.76)),
  ...buttons(trunk, [0.35, 0.62, 0.9], 9, lighter(colour, 0.6)),
]

/** One that hangs open, so that what is said to be worn under it is seen. */
export const openOver = (under: string, colour: string, { on, sideways }: Trunk): Shape[] => {
  const wide = 21 * (1 - sideways * 0.5)
  return [
    flat(
      polygon([
        on(-0.03, -wide),
        on(-0.03, wide),
        on(0.5, wide * 0.8),
        on(HEM_LINE, wide * 1.1),
        on(HEM_LINE, -wide * 1.1),
        on(0.5, -wide * 0.8),
      ]),
      under,
    ),
    ...[-1, 1].map((side) =>
      line(
        curve([on(-0.02, side * wide), on(0.5, side * wide * 0.84), on(HEM_LINE, side * wide * 1.14)]),
        darker(colour, 0.72),
        7,
      ),
    ),
  ]
}

/** Open over a shirt, with lapels. */
export const blazer = (look: HumanLook, { on }: Trunk): Shape[] => [
  flat(blob([on(-0.03, -18), on(0.5, 0), on(-0.03, 18), on(0.04, 0)]), shirtUnder(look)),
  ...[-1, 1].map((side) =>
    flat(
      polygon([
        on(-0.03, side * 18),
        on(0.02, side * 33),
        on(0.22, side * 30),
        on(0.26, side * 22),
        on(0.54, 0),
      ]),
      darker(look.garment.colour, 0.8),
    ),
  ),
  line(curve([on(0.54, 0), on(0.8, 2), on(HEM_LINE, 0)]), darker(look.garment.colour, 0.72), 4),
  ...[0.66, 0.84].map((down) => flat(ellipse(...on(down, 9), 4.6), lighter(look.garment.colour, 0.55))),
]
