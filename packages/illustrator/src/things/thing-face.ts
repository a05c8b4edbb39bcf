import { worn } from '../animals/animal-worn.ts'
import { lightnessOf } from '../drawing/colour.ts'
import { blush, feature, featureLine, flat, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { ThingLook } from '../looks/look.ts'
import { type Expression, expressions } from '../people/expressions.ts'
import type { FigureDirections } from '../people/figure.ts'
import { headView } from '../people/head-view.ts'
import type { FacePlace } from './draw-thing.ts'

/** On what is darker than this, ink would not be seen. */
const DARK = 0.45
const INK = '#33211c'
const PALE = '#fff6e6'

/** A third eye is above the two. */
const eyePlaces: Readonly<Record<1 | 2 | 3, readonly Point[]>> = {
  1: [[0, -0.12]],
  2: [
    [-0.36, -0.06],
    [0.36, -0.06],
  ],
  3: [
    [-0.42, 0],
    [0, -0.3],
    [0.42, 0],
  ],
}

/** Eyes, cheeks and a mouth, and what is worn about them. */
export function drawThingFace(
  look: ThingLook,
  { pose, face, turn, nod }: FigureDirections,
  { centre, radius, ground, isBusy }: FacePlace,
): Shape[] {
  const expression = pose === 'sleep' ? { ...expressions.calm, eyes: 'closed' as const } : expressions[face]
  const ink = lightnessOf(ground) < DARK ? PALE : INK
  const aside = Math.max(0, Math.min(0.3, turn * 0.3))
  const shapes = [
    ...(isBusy ? [flat(ellipse(aside, 0.12, 0.66, 0.56), ground)] : []),
    ...[-1, 1].map((side) => blush(aside + side * 0.62, 0.3, 0.2, 0.13, '#ef7a6c', 0.6)),
    ...eyePlaces[look.eyes ?? 2].flatMap(([x, y]) => eye(aside + x, y, expression, ink)),
    ...mouth(aside, expression, ink),
    ...worn(look, headView({ turn: 0, nod: 0 }), { eyes: -0.06, brow: 0.1 }),
  ]
  return place(shapes, placement({ x: centre[0], y: centre[1] + nod * radius * 0.1, scale: radius }))
}

function eye(x: number, y: number, { eyes }: Expression, ink: string): Shape[] {
  const arc = (rise: number): Shape[] => [
    featureLine(
      curve([
        [x - 0.15, y],
        [x, y - rise],
        [x + 0.15, y],
      ]),
      ink,
      0.075,
    ),
  ]
  if (eyes === 'laughing') return arc(0.16)
  if (eyes === 'closed') return arc(-0.12)
  const open = eyes === 'half' ? 0.6 : eyes === 'wide' ? 1.2 : 1
  return [
    feature(ellipse(x, y, 0.12, 0.165 * open), ink),
    feature(ellipse(x + 0.045, y - 0.06 * open, 0.045), ink === PALE ? INK : '#ffffff'),
  ]
}

function mouth(x: number, { mouth: kind }: Expression, ink: string): Shape[] {
  if (/open|round/.test(kind))
    return [
      feature(
        blob([
          [x - 0.2, 0.32],
          [x, 0.35],
          [x + 0.2, 0.32],
          [x + 0.12, 0.56],
          [x - 0.12, 0.56],
        ]),
        '#7a2a2a',
      ),
      feature(ellipse(x, 0.5, 0.09, 0.05), '#e8736b'),
    ]
  const bend = /frown|wobble/.test(kind) ? -0.12 : kind === 'flat' ? 0.01 : 0.13
  return [
    featureLine(
      curve([
        [x - 0.22, 0.34],
        [x, 0.34 + bend],
        [x + 0.22, 0.34],
      ]),
      ink,
      0.07,
    ),
  ]
}
