import { darker, lighter } from '../../drawing/colour.ts'
import { feature, featureLine, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { curve, ellipse, joined } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { HeadView } from '../head-view.ts'

/** What is worn on ears and head besides hats: drawn over the hair, or nobody would see it. */
export function marksOnHead(look: HumanLook, view: HeadView): Shape[] {
  return [...slideInLooseHair(look, view), ...marksOf(look, view), ...hearingAids(look, view)]
}

/** What lies behind the ear, and the tube from there into it; where hair covers the ear, over the hair. */
function hearingAids(look: HumanLook, view: HeadView): Shape[] {
  const { hearingAid: colour, hearingAids: both, hearingAidSide: side = -1 } = look
  if (!colour) return []
  return (both ? [-98, 98] : [98 * side]).flatMap((longitude) => {
    const { x, y, front } = view.around(longitude, 0.12, 1.02)
    if (front <= -0.4) return []
    const behind = front < 0.34 ? Math.sign(x) : longitude > 0 ? 1 : -1
    const tube: Point[] = [
      [x + behind * 0.06, y - 0.08],
      [x - behind * 0.02, y - 0.15],
      [x - behind * 0.05, y + 0.05],
    ]
    return [
      featureLine(curve(tube), darker(colour, 0.66), 0.04),
      feature(ellipse(x + behind * 0.06, y, 0.085, 0.155, behind * 0.2), darker(colour, 0.66)),
      feature(ellipse(x + behind * 0.06, y, 0.06, 0.13, behind * 0.2), colour),
      feature(ellipse(x - behind * 0.05, y + 0.09, 0.05), colour),
    ]
  })
}

/** Hair that is tied has the ribbon where it is tied. */
const tied: ReadonlySet<HumanLook['hair']['cut']> = new Set([
  'puffs',
  'half-up',
  'braids',
  'back-braid',
  'pigtails',
  'ponytail',
  'bun',
])

/** By so much one side of a head is nearer to the reader than the other before it counts. */
const NEARER = 0.3

/** A bow or a slide in hair that hangs free, on the side that is turned to the reader. */
function slideInLooseHair({ bows, hair: { cut }, headwear }: HumanLook, view: HeadView): Shape[] {
  const [right, left] = [view.around(44, -0.74, 0.86), view.around(-44, -0.74, 0.86)]
  const { x, front } = left.front > right.front + NEARER ? left : right
  if (!bows || headwear || tied.has(cut) || cut === 'bald' || cut === 'shaved' || front < -0.2) return []
  const y = -0.74
  return [
    round(joined([-1, 1].map((side) => ellipse(x + side * 0.17, y, 0.17, 0.13, side * 0.35))), bows),
    feature(ellipse(x, y, 0.08), darker(bows, 0.78)),
  ]
}

function marksOf({ marks }: HumanLook, view: HeadView): Shape[] {
  return marks.flatMap(({ kind, colour }) => {
    if (kind === 'earrings')
      return ears(view, 0.46).map(([x, y]) => feature(ellipse(x, y, 0.1, 0.13), colour))
    if (kind === 'studs') return ears(view, 0.4).map(([x, y]) => feature(ellipse(x, y, 0.055), colour))
    if (kind === 'halo') return [round(limb(ring, [0.13]), colour)]
    if (kind === 'hair-beads') return hairBeads(colour, view)
    if (kind === 'antennae') return antennae(colour)
    if (kind === 'ear-flower') return flowerAtEar(colour, view)
    if (kind === 'ear-pencil') return pencilAtEar(colour, view)
    if (kind === 'hat-feather')
      return [
        round(
          limb(
            [
              [0.62, -0.7],
              [0.98, -1.2],
              [1.06, -1.86],
            ],
            [0.1, 0.3, 0.05],
          ),
          colour,
        ),
      ]
    if (kind === 'ear-defenders') return earDefenders(colour, view)
    return []
  })
}

/** Above hair and head, seen a little from above. */
const ring: readonly Point[] = Array.from({ length: 25 }, (_, index): Point => {
  const angle = (index / 24) * Math.PI * 2
  return [Math.cos(angle) * 0.56, -1.42 + Math.sin(angle) * 0.17]
})

/** The ears that are seen. */
const ears = (view: HeadView, y: number): Point[] =>
  [-98, 98].flatMap((longitude): Point[] => {
    const place = view.around(longitude, y, 1.02)
    return place.front > -0.4 ? [[place.x, place.y]] : []
  })

/** On the ends of braids, beside the face. */
const hairBeads = (colour: string, view: HeadView): Shape[] =>
  [-88, 88].flatMap((longitude) =>
    [0.34, 0.54, 0.74].flatMap((y) => {
      const place = view.around(longitude, y, 1.04)
      return place.front > -0.4 ? [feature(ellipse(place.x, y, 0.085), colour)] : []
    }),
  )

/** Two stalks with a bead each, from the crown. */
const antennae = (colour: string): Shape[] =>
  [-1, 1].flatMap((side) => [
    featureLine(
      curve([
        [side * 0.24, -0.94],
        [side * 0.36, -1.3],
        [side * 0.56, -1.5],
      ]),
      darker(colour, 0.6),
      0.07,
    ),
    round(ellipse(side * 0.58, -1.52, 0.13), colour),
  ])

/** Five petals over one ear. */
function flowerAtEar(colour: string, view: HeadView): Shape[] {
  const { x, y, front } = view.around(70, -0.2, 1.02)
  if (front < -0.3) return []
  const petals = [0, 1, 2, 3, 4].map((petal) =>
    ellipse(...onCircle([x, y], 0.17, petal * 1.257 - 1.57), 0.15),
  )
  return [round(joined(petals), colour), feature(ellipse(x, y, 0.085), '#f2c14e')]
}

/** Over one ear, its tip to the front. */
function pencilAtEar(colour: string, view: HeadView): Shape[] {
  const { x, y, front } = view.around(80, -0.14, 1.02)
  if (front < -0.3) return []
  const lie: readonly Point[] = [
    [x + 0.3, y + 0.16],
    [x - 0.34, y - 0.2],
  ]
  return [
    round(limb(lie, [0.075, 0.075]), colour),
    feature(ellipse(x - 0.37, y - 0.22, 0.06), '#3a3640'),
    feature(ellipse(x + 0.31, y + 0.17, 0.075), '#e08a8a'),
  ]
}

function earDefenders(colour: string, view: HeadView): Shape[] {
  const side = Math.sin(view.yaw)
  const band: Point[] = [
    [-1.08 + 0.2 * Math.max(0, side), 0],
    [-0.86, -0.86],
    [0, -1.24],
    [0.86, -0.86],
    [1.08, 0],
  ]
  return [
    round(limb(band, [0.13, 0.15, 0.17, 0.15, 0.13]), darker(colour, 0.7)),
    ...ears(view, 0.14).flatMap(([x, y]) => [
      round(ellipse(x * 1.03, y, 0.24, 0.34), colour),
      round(ellipse(x * 1.03, y, 0.13, 0.2), lighter(colour, 0.3)),
    ]),
  ]
}
