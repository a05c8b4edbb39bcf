import { type Colour, darker, lighter, lightnessOf, mix } from '../drawing/colour.ts'
import { feature, featureLine, type Shape } from '../drawing/shape.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import { robotStuffs } from '../looks/robot-marks.ts'
import { type Expression, expressions } from '../people/expressions.ts'
import { type HeadView, SEEN } from '../people/head-view.ts'
import type { Face } from '../scene-description.ts'
import type { SpeciesBuild } from './species-build.ts'

/** Of eyes, noses and mouths that have no colour of their own. */
export const INK = '#33211c'

/** About a lamp that is set into a tin. */
const SOCKET = '#33414f'

/** Who was built of something from the kitchen has no screen for a face: its eyes are set into the tin. */
export const isHomeMade = (look: AnimalLook): boolean =>
  markOf(look, 'cap-eyes') !== undefined || robotStuffs.some((stuff) => markOf(look, stuff))

/** How high the eyes are: on top of the head, over a broad muzzle, or in the middle. */
export function eyeLevel({ mark, muzzle }: SpeciesBuild): number {
  if (mark === 'frog-eyes' || mark === 'ridge') return -0.7
  return muzzle === 'broad' ? -0.24 : -0.04
}

export function eyes(
  look: AnimalLook,
  build: SpeciesBuild,
  face: Face | 'sleeping',
  view: HeadView,
): Shape[] {
  const expression =
    face === 'sleeping' ? { ...expressions.calm, eyes: 'closed' as const } : expressions[face]
  // A robot with one eye was built so.
  const isOneEyed = look.species === 'robot' && markOf(look, 'one-eye') !== undefined
  return (isOneEyed ? ([0] as const) : ([-1, 1] as const)).flatMap((side) => {
    const width = Math.min(1, view.facing(side * 0.39) * 1.15)
    if (width < SEEN) return []
    const centre = view.at(side * 0.39, eyeLevel(build))
    if (markOf(look, 'one-eye') && side < 0) return stitchedEye(centre, width)
    return [
      ...eye(look, expression, centre, width, side > 0),
      ...animalBrow(look, expression, centre, side || 1),
      ...(expression.tear && side < 0
        ? [feature(ellipse(centre[0] - 0.1, centre[1] + 0.34, 0.07, 0.11), '#8fc7ee')]
        : []),
    ]
  })
}

/** Two stitches where an eye was. */
const stitchedEye = ([x, y]: Point, width: number): Shape[] =>
  [-1, 1].map((slope) =>
    featureLine(
      curve([
        [x - 0.13 * width, y - 0.12 * slope],
        [x, y],
        [x + 0.13 * width, y + 0.12 * slope],
      ]),
      INK,
      0.075,
    ),
  )

/** Sewn on, with two holes. */
const buttonEye = ([x, y]: Point, width: number, colour: string): Shape[] => [
  feature(ellipse(x, y, 0.19 * width, 0.19), darker(colour, 0.7)),
  feature(ellipse(x, y, 0.15 * width, 0.15), colour),
  ...[-0.05, 0.05].map((aside) => feature(ellipse(x + aside * width, y, 0.028), '#fff8ee')),
]

/** A bottle cap with its crimped edge, and a pupil painted on it. */
function capEye([x, y]: Point, width: number, colour: string): Shape[] {
  const crimps = Array.from({ length: 24 }, (_, at): Point => {
    const [angle, far] = [(at / 24) * Math.PI * 2, at % 2 ? 0.29 : 0.25]
    return [x + Math.cos(angle) * far * width, y + Math.sin(angle) * far]
  })
  return [
    feature(blob(crimps), darker(colour, 0.72)),
    feature(ellipse(x, y, 0.2 * width, 0.2), lighter(colour, 0.78)),
    feature(ellipse(x + 0.02 * width, y + 0.02, 0.1 * width, 0.11), INK),
    feature(ellipse(x + 0.05 * width, y - 0.03, 0.035 * width, 0.035), '#ffffff'),
  ]
}

function eye(
  look: AnimalLook,
  { eyes }: Expression,
  [x, y]: Point,
  width: number,
  isSecond: boolean,
): Shape[] {
  const half = 0.17 * width
  const isLamp = look.species === 'robot'
  const glow = isLamp ? markOf(look, 'eyes')?.colour : null
  const ink = isLamp ? (glow ? lighter(glow, 0.2) : '#8ff0d0') : INK
  const arc = (rise: number, base: number, thick: number): Shape =>
    featureLine(
      curve([
        [x - half, y + base],
        [x, y + base - rise],
        [x + half, y + base],
      ]),
      ink,
      thick,
    )
  if (eyes === 'laughing') return [arc(0.18, 0.05, 0.085)]
  if (eyes === 'closed') return [arc(-0.13, 0, 0.085)]
  const cap = markOf(look, 'cap-eyes')?.colour
  if (cap) return capEye([x, y], width, cap)
  const button = markOf(look, 'button-eyes')?.colour
  if (button) return buttonEye([x, y], width, button)
  const open = eyes === 'half' ? 0.6 : eyes === 'wide' ? 1.2 : 1
  const isAlone = isLamp && markOf(look, 'one-eye') !== undefined
  const size = look.species === 'owl' || isAlone ? 1.5 : 1.05
  const iris = isLamp
    ? null
    : ((isSecond ? markOf(look, 'odd-eyes')?.colour : null) ??
      markOf(look, 'eyes')?.colour ??
      onDarkFur(look))
  return [
    ...(isLamp && isHomeMade(look) ? [feature(ellipse(x, y, 0.27 * size * width, 0.28 * size), SOCKET)] : []),
    feature(ellipse(x, y, 0.135 * size * width, 0.175 * size * open), ink),
    ...(iris
      ? [
          feature(ellipse(x, y + 0.02, 0.112 * size * width, 0.14 * size * open), iris),
          feature(ellipse(x, y, 0.06 * size * width, 0.1 * size * open), ink),
        ]
      : []),
    feature(ellipse(x + 0.05 * width, y - 0.06 * open, 0.052 * size * width, 0.052 * size), '#ffffff'),
    feature(ellipse(x - 0.045 * width, y + 0.075 * open, 0.026 * size), '#ffffff', 0.75),
    ...(eyes === 'half' ? [arc(0.03, -0.1, 0.06)] : []),
  ]
}

/** On dark fur nobody sees dark eyes. */
const onDarkFur = ({ coat, species }: AnimalLook): Colour | null =>
  lightnessOf(coat) > DARK_FUR ? null : species === 'cat' ? '#b9c24e' : '#c98f4a'

/** Of less lightness (Oklab) a coat is as dark as the eyes. */
const DARK_FUR = 0.4

/** Only strong feelings show in an animal's brows. */
function animalBrow(look: AnimalLook, { brow }: Expression, [x, y]: Point, side: -1 | 1): Shape[] {
  if (brow.inner <= 9 && brow.inner >= -4) return []
  const path = curve([
    [x - side * 0.16, y - 0.32 - brow.inner / 100],
    [x + side * 0.16, y - 0.32 - brow.outer / 100],
  ])
  return [featureLine(path, mix(darker(look.coat, 0.6), INK, 0.4), 0.06)]
}
