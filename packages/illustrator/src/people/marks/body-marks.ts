import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import { between, type Point } from '../../geometry/point.ts'
import { seen } from '../../geometry/space.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { Mark } from '../../looks/mark.ts'
import type { Build } from '../build.ts'
import { type Posture, type Side, seenFromBehind, sign } from '../posture.ts'
import type { Trunk } from '../trunk.ts'
import { type DrawOnTrunk, hungOnChest } from './hung-on-chest.ts'
import { onKnee } from './knee-marks.ts'
import { drawSplint } from './splint.ts'

/** What is worn on the chest or about the hips; of most of it nothing is seen from behind. */
const onTrunk: Partial<Record<Mark['kind'], DrawOnTrunk>> = {
  'throat-tube': ({ colour }, { on }) => [
    line(curve([on(0.03, -17), on(0.1, 0), on(0.03, 17)]), '#f7f3ea', 5),
    flat(ellipse(...on(0.1, 0), 9, 7), colour),
    flat(ellipse(...on(0.1, 0), 4.5, 3.6), '#7fa8b8'),
  ],
  necklace: ({ colour }, { on }) => [
    line(curve([on(-0.02, -20), on(0.22, 0), on(-0.02, 20)]), colour, 4),
    flat(ellipse(...on(0.25, 0), 7), colour),
  ],
  cross: ({ colour }, { on }) => {
    const [x, y] = on(0.36, 0)
    return [
      line(curve([on(-0.02, -22), on(0.14, -10), on(0.28, 0), on(0.14, 10), on(-0.02, 22)]), '#54392a', 4.5),
      flat(roundedRectangle(x - 4.5, y - 14, 9, 36, 3), colour),
      flat(roundedRectangle(x - 13, y - 5, 26, 9, 3), colour),
    ]
  },
  pearls: (_, { on }) =>
    [-20, -14, -7, 0, 7, 14, 20].map((aside) =>
      flat(ellipse(...on(0.14 - Math.abs(aside) * 0.006, aside), 5), '#fbf6ea'),
    ),
  medals: ({ colour }, { on }) =>
    [-20, -2, 16].flatMap((aside, index) => [
      flat(
        roundedRectangle(on(0.3, aside)[0] - 4, on(0.3, aside)[1] - 14, 8, 14, 2),
        index % 2 ? '#3f7fc4' : '#d9493f',
      ),
      flat(ellipse(on(0.3, aside)[0], on(0.3, aside)[1] + 5, 9), colour),
    ]),
  ...hungOnChest,
  tie: ({ colour }, { on }) => [
    flat(
      blob([on(0.02, -8), on(0.02, 8), on(0.12, 5), on(0.62, 11), on(0.72, 0), on(0.62, -11), on(0.12, -5)]),
      colour,
    ),
  ],
  'bow-tie': ({ colour }, { on }) => [
    flat(
      blob([on(-0.02, -22), on(0.07, 0), on(-0.02, 22), on(0.16, 22), on(0.09, 0), on(0.16, -22)]),
      colour,
    ),
  ],
  belt: ({ colour }, trunk, build) => belt(colour, trunk, build),
  'waist-mat': ({ colour }, trunk, build) => waistMat(colour, trunk, build),
  'tool-belt': ({ colour }, trunk, build) => [
    ...belt(colour, trunk, build),
    ...[-0.6, 0.55].map((part) => flat(pocket(trunk.across(1, part)), darker(colour, 0.8))),
    line(curve([trunk.across(0.92, 0.55), trunk.across(1.08, 0.6)]), '#8f96a8', 5),
    line(curve([trunk.across(0.9, -0.62), trunk.across(1.06, -0.58)]), '#d9493f', 6),
  ],
  suspenders: ({ colour }, { on }) =>
    [-1, 1].map((side) => line(curve([on(0, side * 20), on(0.5, side * 22), on(1, side * 20)]), colour, 7)),
  pump: (_, { on }) => [
    line(curve([on(0.7, 4), on(0.8, 20), on(0.92, 22)]), '#dfe6ea', 3),
    flat(roundedRectangle(on(0.95, 22)[0] - 11, on(0.95, 22)[1] - 8, 22, 17, 4), '#4a5568'),
    flat(roundedRectangle(on(0.95, 22)[0] - 7, on(0.95, 22)[1] - 4, 14, 8, 2), '#a9d6e0'),
  ],
  inhaler: ({ colour }, { on }) => {
    const [x, y] = on(0.93, 24)
    return [
      flat(roundedRectangle(x - 6, y - 17, 12, 22, 4), colour),
      flat(roundedRectangle(x - 6, y - 2, 19, 10, 4), darker(colour, 0.8)),
      flat(roundedRectangle(x - 4, y - 22, 8, 7, 2), '#dfe6ea'),
    ]
  },
  talker: ({ colour }, { on }) => [
    line(curve([on(-0.02, -24), on(0.4, -18), on(0.62, -14)]), colour, 6),
    line(curve([on(-0.02, 24), on(0.4, 18), on(0.62, 14)]), colour, 6),
    flat(roundedRectangle(on(0.74, 0)[0] - 27, on(0.74, 0)[1] - 19, 54, 38, 6), '#4a5568'),
    flat(roundedRectangle(on(0.74, 0)[0] - 22, on(0.74, 0)[1] - 14, 44, 28, 3), '#dcebf2'),
    ...[-12, 0, 12].map((x) =>
      flat(ellipse(on(0.74, 0)[0] + x, on(0.74, 0)[1], 4.4), x ? '#f0a63a' : '#5aa35a'),
    ),
  ],
}

export const marksOnTrunk = ({ marks }: HumanLook, build: Build, trunk: Trunk): Shape[] =>
  trunk.behind ? [] : marks.flatMap((mark) => onTrunk[mark.kind]?.(mark, trunk, build) ?? [])

const belt = (colour: string, { edge, on }: Trunk, { shoulder }: Build): Shape[] => [
  line(curve([edge(0.94, shoulder, -1), on(1, 0), edge(0.94, shoulder, 1)]), colour, 12),
  flat(roundedRectangle(on(0.99, 0)[0] - 8, on(0.99, 0)[1] - 8, 16, 15, 3), '#f2d16b'),
]

/** A woven mat about the waist and hips, tied with a cord. */
function waistMat(colour: string, { across, edge, on }: Trunk, { shoulder }: Build): Shape[] {
  const half = shoulder * 1.08
  const rim = (down: number): Point[] => [edge(down, half, -1), on(down + 0.06, 0), edge(down, half, 1)]
  return [
    round(blob([...rim(0.68), ...rim(1.3).reverse()]), colour),
    ...[0.84, 1, 1.16].map((down) => line(curve(rim(down)), darker(colour, 0.78), 3)),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((part) =>
      line(curve([across(0.74, part), across(1.34, part)]), darker(colour, 0.82), 3),
    ),
    line(curve(rim(0.8)), '#7a5138', 7),
  ]
}

const pocket = ([x, y]: Point) => roundedRectangle(x - 11, y - 4, 22, 24, 5)

/** Two pairs of wings on the back: behind a body that faces the reader, before one that is seen from behind. */
export function wings({ marks }: HumanLook, build: Build, posture: Posture, before: boolean): Shape[] {
  const mark = marks.find(({ kind }) => kind === 'wings')
  if (!mark || before !== seenFromBehind(posture.turn)) return []
  const [x, y] = seen(posture.neck)
  const w = build.shoulder
  return [-1, 1].flatMap((side) => {
    const at = (dx: number, dy: number): Point => [x + side * dx * w, y + dy * w]
    return [
      round(
        blob([at(0.1, 1.2), at(1.3, 1.1), at(2, 1.9), at(1.6, 2.7), at(0.7, 2.3)]),
        darker(mark.colour, 0.94),
      ),
      round(
        blob([at(0.1, 0.7), at(0.9, -0.7), at(2.2, -1.3), at(2.7, -0.3), at(2, 0.9), at(0.8, 1.3)]),
        mark.colour,
      ),
      line(curve([at(0.3, 0.7), at(1.2, 0), at(2.2, -0.6)]), lighter(mark.colour, 0.5), 4),
    ]
  })
}

const METAL = '#8a919c'
/** Whatever side they are said of, these are on both. */
const onBothArms: ReadonlySet<Mark['kind']> = new Set(['gloves', 'tattoos', 'henna', 'elbow-patches'])

/** What an arm has of its own: a cast, a bandage, a hand that was made. */
export function marksOnArm(
  { marks }: HumanLook,
  { girth }: Build,
  [shoulder, elbow, hand]: readonly [Point, Point, Point],
  side: Side,
): Shape[] {
  return marks
    .filter((mark) => mark.side === sign(side) || onBothArms.has(mark.kind))
    .flatMap(({ kind, colour }) => {
      if (kind === 'gloves')
        return [
          round(
            limb([between(elbow, hand, 0.74), between(elbow, hand, 0.94)], [31 * girth, 30 * girth]),
            darker(colour, 0.86),
          ),
        ]
      if (kind === 'elbow-patches')
        return [
          flat(
            limb([between(shoulder, elbow, 0.86), between(elbow, hand, 0.12)], [20 * girth, 20 * girth]),
            colour,
          ),
        ]
      if (kind === 'arm-sensor')
        return [
          flat(ellipse(...between(shoulder, elbow, 0.96), 9 * girth), darker(colour, 0.8)),
          flat(ellipse(...between(shoulder, elbow, 0.96), 7 * girth), colour),
        ]
      if (kind === 'tattoos' || kind === 'henna')
        return (kind === 'henna' ? [0.56, 0.7, 0.84] : [0.2, 0.42, 0.64]).flatMap((part, index) => {
          const [x, y] = between(elbow, hand, part)
          return [
            line(curve([shift([x, y], -7 * girth), [x, y - 6 * girth], shift([x, y], 7 * girth)]), colour, 3),
            flat(ellipse(x, y + 3 * girth, (index % 2 ? 2.4 : 3.4) * girth), colour),
          ]
        })
      if (kind === 'cast')
        return [
          round(
            limb([between(elbow, hand, 0.1), between(elbow, hand, 0.9)], [33 * girth, 31 * girth]),
            colour,
          ),
        ]
      if (kind === 'bandage')
        return [
          round(
            limb([between(elbow, hand, 0.82), between(elbow, hand, 0.98)], [29 * girth, 28 * girth]),
            colour,
          ),
        ]
      if (kind === 'bracelet')
        return [line(curve([between(elbow, hand, 0.8), between(elbow, hand, 0.84)]), colour, 22 * girth)]
      if (kind === 'made-hand')
        return [
          round(
            limb([between(elbow, hand, 0.3), between(elbow, hand, 0.92)], [29 * girth, 22 * girth]),
            METAL,
          ),
          round(
            limb([between(elbow, hand, 0.42), between(elbow, hand, 0.56)], [30 * girth, 28 * girth]),
            colour,
          ),
        ]
      return []
    })
}

/** Stains on the back of a hand, painted nails at its end, patches of eczema at the wrist; on both. */
export const marksOnHand = (
  { marks }: HumanLook,
  { girth }: Build,
  [, elbow, hand]: readonly [Point, Point, Point],
): Shape[] => {
  const spot = (colour: string, part: number, aside: number, size: number): Shape => {
    const [x, y] = between(elbow, hand, part)
    return flat(ellipse(x + aside * girth, y, size * girth), colour)
  }
  return marks.flatMap(({ kind, colour }) => {
    if (kind === 'nails') return [-9, -3, 3, 9].map((aside) => spot(colour, 1.18, aside, 3))
    if (kind === 'eczema')
      return [spot(colour, 0.9, -4, 5), spot(colour, 0.98, 4, 5), spot(colour, 1.06, -3, 4)]
    if (kind !== 'stained-hands') return []
    return [spot(colour, 0.98, -6, 5), spot(colour, 1.06, 5, 6), spot(colour, 1.14, -4, 4)]
  })
}

/** The colour of the hand on this side, where it is none of flesh. */
export const madeHand = ({ marks }: HumanLook, side: Side): string | null =>
  marks.some((mark) => mark.kind === 'made-hand' && mark.side === sign(side))
    ? METAL
    : (marks.find(({ kind }) => kind === 'gloves')?.colour ?? null)

/** Whether the arm on this side ends at the wrist. */
export const isHandless = ({ marks }: HumanLook, side: Side): boolean =>
  marks.some((mark) => mark.kind === 'no-hand' && mark.side === sign(side))

/** Whether the arm on this side ends below the elbow. */
export const isShort = ({ marks }: HumanLook, side: Side): boolean =>
  marks.some((mark) => mark.kind === 'short-arm' && mark.side === sign(side))

/** Splints about the shins, or a leg that was made. */
export function marksOnLeg(
  { marks }: HumanLook,
  { girth }: Build,
  knee: Point,
  ankle: Point,
  side: Side,
): Shape[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'splints' || (mark.kind === 'splint' && mark.side === sign(side)))
      return drawSplint(mark, girth, knee, ankle)
    if (mark.kind === 'made-leg' && mark.side === sign(side))
      return [
        round(
          limb([between(knee, ankle, 0.1), between(knee, ankle, 0.3)], [38 * girth, 30 * girth]),
          mark.colour,
        ),
        round(limb([between(knee, ankle, 0.3), ankle], [13 * girth, 12 * girth]), METAL),
      ]
    if (mark.kind === 'knee-plaster' && mark.side === sign(side))
      return [flat(roundedRectangle(knee[0] - 15, knee[1] - 6, 30, 12, 5), mark.colour)]
    return onKnee(mark, knee, girth)
  })
}

const shift = ([x, y]: Point, by: number): Point => [x + by, y]
