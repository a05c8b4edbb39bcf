import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import { apron, apronPrint } from './apron.ts'
import { bodiceOf } from './bodice.ts'
import type { Build } from './build.ts'
import { fabricOnTrunk } from './fabrics.ts'
import { collar } from './fastenings.ts'
import { garmentBack, garmentFront } from './garment-details.ts'
import { cutOf, shirtUnder } from './garments.ts'
import { marksOnTrunk } from './marks/body-marks.ts'
import { drawMotif } from './motif.ts'
import { drawPattern } from './pattern.ts'
import type { Posture } from './posture.ts'
import { drawShawl } from './shawl.ts'
import { type Trunk, trunkOf } from './trunk.ts'

/** Neck and upper garment, without the arms. `upon` is what is drawn on top of it: what is printed on the chest keeps clear of it. */
export function drawTorso(
  look: HumanLook,
  build: Build,
  posture: Posture,
  upon: readonly Shape[] = [],
): Shape[] {
  const trunk = trunkOf(build, posture)
  const bodice = bodiceOf(build, trunk, look)
  const [x, y] = seen(posture.neck)
  const [headX] = seen(posture.head)
  const neck = skin(
    limb(
      [
        [x + (headX - x) * 0.4, y - 18],
        [x, y + 16],
      ],
      [34 * build.girth ** 0.5, 38],
    ),
    darker(look.skin, 0.92),
  )
  const { over } = cutOf(look.garment)
  const base = over ? shirtUnder(look) : look.garment.colour
  const details = trunk.behind ? garmentBack(look, build, trunk) : garmentFront(look, build, trunk)
  return [
    neck,
    round(bodice.outline, base),
    ...drawPattern(look, trunk, bodice),
    ...fabricOnTrunk(look, trunk, bodice),
    ...details,
    ...(look.garment.collar && !trunk.behind ? [collar(trunk, look.garment.collar)] : []),
    ...drawMotif(look, build, trunk, upon),
    ...(look.apron ? apron(look.apron, build, trunk, posture.stance.legs.kind === 'feet') : []),
    ...apronPrint(look, build, trunk, posture.stance.legs.kind === 'feet'),
    ...(look.cape && !trunk.behind ? capeCollar(look.cape, trunk) : []),
    ...(look.scarf && look.isShawl ? drawShawl(look.scarf, build, trunk, look.scarfPrint) : []),
    ...marksOnTrunk(look, build, trunk),
    ...(look.scarf && !look.isShawl ? scarf(look.scarf, trunk, look.scarfPrint) : []),
    ...(look.bag ? strapsOf(look.bag, look.isPack === true, build, trunk) : []),
  ]
}

/** The strap of a shoulder bag with the bag at the hip, or the two of a pack on the back. */
function strapsOf(
  colour: string,
  isPack: boolean,
  { shoulder, girth }: Build,
  { on, behind }: Trunk,
): Shape[] {
  if (isPack)
    return behind
      ? []
      : [-1, 1].map((side) =>
          line(
            curve([
              on(-0.02, side * shoulder * 0.62),
              on(0.3, side * shoulder * 0.66),
              on(0.66, side * shoulder * 0.9),
            ]),
            darker(colour, 0.86),
            13,
          ),
        )
  const [x, y] = on(1.04, shoulder * 0.74)
  const wide = 25 * girth
  return [
    line(curve([on(0, -shoulder * 0.8), on(0.5, 0), on(1, shoulder * 0.74)]), colour, 9),
    ...(behind
      ? []
      : [
          round(roundedRectangle(x - wide, y - wide * 0.5, wide * 2, wide * 1.5, 9), colour),
          flat(roundedRectangle(x - wide, y - wide * 0.5, wide * 2, wide * 0.7, 9), darker(colour, 0.82)),
        ]),
  ]
}

/** What of a cape is seen on the chest: the cloth about the shoulders, tied under the chin. */
const capeCollar = (colour: string, { on }: Trunk): Shape[] => [
  ...[-1, 1].map((side) => round(limb([on(-0.02, side * 30), on(0.08, side * 10)], [20, 13]), colour)),
  flat(ellipse(...on(0.09, 0), 8), darker(colour, 0.78)),
]

const scarf = (colour: string, { on, behind }: Trunk, print: HumanLook['scarfPrint']): Shape[] => [
  ...(behind
    ? []
    : [round(limb([on(0.08, 18), on(0.34, 24), on(0.62, 26)], [22, 25, 27]), darker(colour, 0.9))]),
  round(limb([on(-0.02, -36), on(0.1, 0), on(-0.02, 36)], [23, 27, 23]), colour),
  ...(print
    ? [
        ...[-24, -8, 8, 24].map((aside) =>
          line(
            curve([on(-0.03 - Math.abs(aside) * 0.002, aside), on(0.15 - Math.abs(aside) * 0.003, aside)]),
            print.colour,
            5,
          ),
        ),
        ...(behind ? [] : [0.3, 0.44, 0.58]).map((down) =>
          line(curve([on(down, 12), on(down, 24), on(down, 36)]), print.colour, 5),
        ),
        ...(print.pattern === 'checks' && !behind
          ? [line(curve([on(0.2, 22), on(0.64, 26)]), print.colour, 5)]
          : []),
        ...(print.pattern === 'checks'
          ? [line(curve([on(0, -34), on(0.08, 0), on(0, 34)]), print.colour, 5)]
          : []),
      ]
    : []),
]
