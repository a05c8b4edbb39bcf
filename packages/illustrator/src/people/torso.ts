import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { drawPattern } from './pattern.ts'
import type { Stance } from './stance.ts'

/** A point of the trunk: `down` 0 at the shoulders, 1 at the hips; `aside` in units to the right of the spine. */
export type OnTrunk = (down: number, aside: number) => Point

export function trunkOf(stance: Stance): OnTrunk {
  const [{ 0: neckX, 1: neckY }, { 0: hipX, 1: hipY }] = [stance.neck, stance.hips]
  return (down, aside) => [neckX + (hipX - neckX) * down + aside, neckY + (hipY - neckY) * down]
}

/** Neck and upper garment, without the arms. */
export function drawTorso(look: HumanLook, build: Build, stance: Stance): Shape[] {
  const on = trunkOf(stance)
  const [x, y] = stance.neck
  const neck = skin(
    limb(
      [
        [x, y - 16],
        [x, y + 16],
      ],
      [34 * build.girth ** 0.5, 38],
    ),
    darker(look.skin, 0.92),
  )
  const base = look.garment.kind === 'overalls' ? lighter(look.garment.colour, 0.66) : look.garment.colour
  return [
    neck,
    round(bodice(build, on, look), base),
    ...drawPattern(look, build, on),
    ...garmentDetails(look, build, on, stance.turn),
    ...(look.apron ? apron(look.apron, build, on, stance.legs.kind === 'feet' ? 1.66 : 1.2) : []),
    ...(look.scarf ? scarf(look.scarf, on) : []),
    ...(look.bag
      ? [line(curve([on(0, -build.shoulder * 0.8), on(0.5, 0), on(1, build.shoulder * 0.9)]), look.bag, 9)]
      : []),
  ]
}

function bodice({ shoulder, girth }: Build, on: OnTrunk, look: HumanLook): ReturnType<typeof blob> {
  const waisted = look.garment.kind === 'dress' && look.feminine
  const waist = shoulder * (waisted ? 0.88 : 1.03)
  const hem = look.garment.kind === 'dress' ? shoulder * 0.95 : 47 * girth
  const bottom = look.garment.kind === 'raincoat' ? 1.42 : look.garment.kind === 'dress' ? 1 : 1.16
  const flare = look.garment.kind === 'raincoat' ? 1.3 : 1
  return blob([
    on(-0.02, -shoulder * 0.55),
    on(0.12, -shoulder * 1.02),
    on(0.6, -waist),
    on(bottom - 0.06, -hem * flare),
    on(bottom + 0.02, -hem * 0.5 * flare),
    on(bottom + 0.04, 0),
    on(bottom + 0.02, hem * 0.5 * flare),
    on(bottom - 0.06, hem * flare),
    on(0.6, waist),
    on(0.12, shoulder * 1.02),
    on(-0.02, shoulder * 0.55),
    on(0.04, 0),
  ])
}

function garmentDetails(look: HumanLook, build: Build, on: OnTrunk, turn: number): Shape[] {
  const { colour, trim, kind } = look.garment
  const low = darker(colour, 0.76)
  const middle = turn * 12
  const collar = (fill: string): Shape =>
    flat(
      blob([on(-0.02, -24), on(0.13, middle), on(-0.02, 24), on(0.16, 15), on(0.2, middle), on(0.16, -15)]),
      fill,
    )
  const placket = line(curve([on(0.1, middle), on(0.6, middle * 1.1), on(1.14, middle)]), low, 4)
  switch (kind) {
    case 'dress':
      return [
        collar(lighter(colour, 0.72)),
        flat(
          limb([on(0.86, -build.shoulder * 0.9), on(0.9, 0), on(0.86, build.shoulder * 0.9)], [9, 9, 9]),
          low,
        ),
      ]
    case 'robe':
      return [
        line(curve([on(0, -20), on(0.3, middle + 4), on(0.84, middle + 12)]), low, 4),
        flat(
          limb([on(0.88, -build.shoulder), on(0.93, 0), on(0.88, build.shoulder)], [14, 14, 14]),
          darker(colour, 0.6),
        ),
        flat(limb([on(0.92, 16), on(1.35, 24)], [11, 8]), darker(colour, 0.6)),
      ]
    case 'overalls':
      return overalls(look, build, on)
    case 'hoodie':
      return [
        round(limb([on(0.02, -30), on(0.12, 0), on(0.02, 30)], [24, 26, 24]), darker(colour, 0.88)),
        line(curve([on(0.7, -26), on(0.64, 0), on(0.7, 26)]), low, 4),
        line(curve([on(0.14, -9), on(0.4, -11)]), '#f7f1e6', 3.5),
        line(curve([on(0.14, 9), on(0.38, 11)]), '#f7f1e6', 3.5),
      ]
    case 'cardigan':
      return [
        flat(blob([on(-0.03, -18), on(0.4, middle), on(-0.03, 18), on(0.04, 0)]), lighter(colour, 0.7)),
        placket,
        ...[0.5, 0.75, 1].map((down) => flat(ellipse(...on(down, middle + 8), 4.4), lighter(colour, 0.6))),
      ]
    case 'jacket':
    case 'raincoat':
      return [
        collar(darker(colour, 0.86)),
        placket,
        ...[0.35, 0.62, 0.9].map((down) => flat(ellipse(...on(down, middle + 9), 5), lighter(colour, 0.6))),
      ]
    case 'shirt':
    case 'pyjamas':
      return [
        collar(kind === 'pyjamas' ? trim : lighter(colour, 0.5)),
        placket,
        ...[0.34, 0.58, 0.82].map((down) => flat(ellipse(...on(down, middle), 3.6), lighter(colour, 0.66))),
      ]
    case 'sweater':
      return [
        round(limb([on(0, -22), on(0.09, 0), on(0, 22)], [13, 14, 13]), darker(colour, 0.88)),
        line(curve([on(1.04, -44 * build.girth), on(1.09, 0), on(1.04, 44 * build.girth)]), low, 4),
      ]
    case 't-shirt':
      return [line(curve([on(-0.01, -22), on(0.11, 0), on(-0.01, 22)]), low, 4.5)]
  }
}

function overalls(look: HumanLook, build: Build, on: OnTrunk): Shape[] {
  const { colour } = look.garment
  const g = build.girth
  return [
    ...[-1, 1].map((side) => flat(limb([on(0.4, side * 25 * g), on(0.02, side * 28 * g)], [11, 11]), colour)),
    round(
      blob([
        on(0.3, -29 * g),
        on(0.3, 29 * g),
        on(0.8, 32 * g),
        on(0.82, 47 * g),
        on(1.16, 49 * g),
        on(1.2, 0),
        on(1.16, -49 * g),
        on(0.82, -47 * g),
        on(0.8, -32 * g),
      ]),
      colour,
    ),
    ...[-1, 1].map((side) => flat(ellipse(...on(0.4, side * 23 * g), 5), '#f2d16b')),
    line(roundedRectangle(on(0.52, -15 * g)[0], on(0.52, 0)[1], 30 * g, 24, 8), darker(colour, 0.72), 2.6),
  ]
}

/** `hem` is how far down it reaches, on the trunk's measure. */
function apron(colour: string, build: Build, on: OnTrunk, hem: number): Shape[] {
  const w = build.shoulder
  return [
    round(
      blob([
        on(0.2, -w * 0.56),
        on(0.2, w * 0.56),
        on(0.7, w * 0.86),
        on(hem - 0.08, w * 1.06),
        on(hem, 0),
        on(hem - 0.08, -w * 1.06),
        on(0.7, -w * 0.86),
      ]),
      colour,
    ),
    line(curve([on(0.72, -w * 0.98), on(0.76, 0), on(0.72, w * 0.98)]), darker(colour, 0.8), 4),
    line(curve([on(1.1, -w * 0.34), on(1.22, 0), on(1.1, w * 0.34)]), darker(colour, 0.84), 3),
  ]
}

const scarf = (colour: string, on: OnTrunk): Shape[] => [
  round(limb([on(0.08, 18), on(0.34, 24), on(0.62, 26)], [22, 25, 27]), darker(colour, 0.9)),
  round(limb([on(-0.02, -36), on(0.1, 0), on(-0.02, 36)], [23, 27, 23]), colour),
]
