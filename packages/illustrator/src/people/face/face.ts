import type { Colour } from '../../drawing/colour.ts'
import { adjust, darker, lighter, lightnessOf, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { blush, feature, featureLine } from '../../drawing/shape.ts'
import { curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AgeClass, HumanLook } from '../../looks/look.ts'
import type { Expression } from '../expressions.ts'
import { type HeadView, SEEN } from '../head-view.ts'
import { marksOnFace, marksOnSkin } from '../marks/face-marks.ts'
import { drawBrow, drawEye, type EyePlace } from './eyes.ts'
import { drawGlasses } from './glasses.ts'
import { drawMouth } from './mouth.ts'
import { drawNose } from './nose.ts'
import { ownFeatures } from './own-features.ts'

/** Proportions by age, in radii of the head: small children's eyes are large, low and wide apart. */
const proportions: Record<AgeClass, { eyeX: number; eyeY: number; size: number; mouthY: number }> = {
  baby: { eyeX: 0.44, eyeY: 0.24, size: 1.1, mouthY: 0.58 },
  toddler: { eyeX: 0.43, eyeY: 0.17, size: 1.14, mouthY: 0.56 },
  child: { eyeX: 0.4, eyeY: 0.11, size: 1.08, mouthY: 0.55 },
  teen: { eyeX: 0.39, eyeY: 0.04, size: 0.92, mouthY: 0.56 },
  adult: { eyeX: 0.37, eyeY: 0.02, size: 0.85, mouthY: 0.56 },
  elder: { eyeX: 0.37, eyeY: 0.07, size: 0.86, mouthY: 0.56 },
}

type Proportions = (typeof proportions)[AgeClass]

/** Years in which a face has the proportions of its class, and those between which it grows. */
const [SMALL, BIG] = [2.5, 12]

/** Year by year a child's eyes are smaller and higher. */
function proportionsOf({ age, years }: HumanLook): Proportions {
  if (years === undefined || (age !== 'toddler' && age !== 'child' && age !== 'teen')) return proportions[age]
  const part = Math.max(0, Math.min(1, (years - SMALL) / (BIG - SMALL)))
  const between = (key: keyof Proportions): number =>
    proportions.toddler[key] + (proportions.teen[key] - proportions.toddler[key]) * part
  return { eyeX: between('eyeX'), eyeY: between('eyeY'), size: between('size'), mouthY: between('mouthY') }
}

/** Eyes, nose, mouth and cheeks, as far as the head's turn shows them; none from behind. */
export function drawFace(look: HumanLook, expression: Expression, view: HeadView): Shape[] {
  if (view.facing(0) < -0.3) return []
  const measure = proportionsOf(look)
  const eyes = eyesOf(look, view)
  const part = { look, view, eyes, mouthY: measure.mouthY }
  return [
    ...cheeks(look, expression, view),
    ...(look.freckles ? freckles(look, view) : []),
    ...marksOnSkin(part),
    ...eyes.flatMap((eye) => drawEye(look, view.isProfile ? fromSide(expression) : expression, eye)),
    ...drawNose(look, view),
    ...(look.age === 'elder' ? wrinkles(look.skin, eyes, view) : []),
    ...(view.facing(0) > 0.05 ? drawMouth(look, expression, view, measure.mouthY) : []),
    ...marksOnFace(part),
    ...(expression.tear ? tear(eyes) : []),
    ...(look.glasses ? drawGlasses(eyes, frameOn(look.skin, look.glasses), view, look.lenses) : []),
  ]
}

/** Drawn over the hair: a fringe that hid the brows would hide what the face says. */
export function drawBrows(look: HumanLook, expression: Expression, view: HeadView): Shape[] {
  if (view.facing(0) < -0.3) return []
  return eyesOf(look, view).flatMap((eye) => drawBrow(look, expression, eye))
}

/** A frame that is lighter or darker than the skin, or nobody would see it: pink on light skin is a deep pink. */
export function frameOn(skinColour: Colour, frame: Colour): Colour {
  if (Math.abs(lightnessOf(skinColour) - lightnessOf(frame)) >= 0.2) return frame
  return lightnessOf(skinColour) > 0.7
    ? adjust(frame, { lightness: 0.72, chroma: 1.3 })
    : lighter(frame, 0.45)
}

/** From the side a lid that hangs would scowl. */
const fromSide = (expression: Expression): Expression =>
  expression.eyes === 'lowered'
    ? { ...expression, eyes: 'open' }
    : expression.eyes === 'half'
      ? { ...expression, eyes: 'closed' }
      : expression

function eyesOf(look: HumanLook, view: HeadView): EyePlace[] {
  const usual = proportionsOf(look)
  const own = ownFeatures(look).eyes
  const [eyeX, size] = [usual.eyeX + own * 0.015, usual.size * (1 + own * 0.05)]
  return ([-1, 1] as const).flatMap((side): EyePlace[] => {
    const x = side * eyeX
    const width = view.facing(x, usual.eyeY) / Math.cos(Math.asin(x))
    if (width < SEEN) return []
    return [
      {
        side,
        centre: view.at(x, usual.eyeY),
        width: view.isProfile ? 0.84 : Math.min(1, width * 1.15),
        size,
      },
    ]
  })
}

function cheeks(look: HumanLook, expression: Expression, view: HeadView): Shape[] {
  const colour = adjust(mix(look.skin, '#ee4a4a', 0.5), { chroma: 1.15 })
  return [-0.58, 0.58].flatMap((x) => {
    const width = view.facing(x, 0.42)
    if (width < SEEN) return []
    const [cx, cy] = view.at(x * 0.94, 0.42)
    return [
      blush(
        cx,
        cy,
        0.27 * Math.min(1, width * 1.3),
        0.19,
        colour,
        Math.min(0.95, 0.35 + expression.blush * 0.6),
      ),
    ]
  })
}

/** On brow, temples and chin, and more on the cheeks. */
const everywhere: readonly Point[] = [
  [0.78, 0.34],
  [0.72, 0.54],
  [0.4, 0.56],
  [0.24, 0.4],
  [0.56, 0.66],
  [0.22, -0.42],
  [0.46, -0.36],
  [0.06, -0.34],
  [0.66, -0.28],
  [0.3, 0.8],
]

function freckles({ skin: skinColour, isFreckledAllOver }: HumanLook, view: HeadView): Shape[] {
  const spots: Point[] = [
    [0.54, 0.3],
    [0.4, 0.38],
    [0.66, 0.4],
    [0.28, 0.28],
    [0.52, 0.48],
    [0.12, 0.2],
    ...(isFreckledAllOver ? everywhere : []),
  ]
  return spots
    .flatMap(([x, y]): Point[] => [
      [x, y],
      [-x, y],
    ])
    .filter(([x, y]) => view.facing(x, y) > SEEN)
    .map(([x, y]) => feature(ellipse(...view.at(x, y), 0.048), mix(skinColour, '#8a4a2a', 0.66)))
}

/** Forehead, crow's feet, bags under the eyes and the folds from nose to mouth: what makes a face old at any hair. */
function wrinkles(skinColour: Colour, eyes: readonly EyePlace[], view: HeadView): Shape[] {
  const colour = mix(darker(skinColour, 0.8), '#7a3a20', 0.35)
  const folds = [-1, 1].flatMap((side) => {
    if (view.facing(side * 0.5, 0.4) < SEEN) return []
    const at = (x: number, y: number): Point => view.at(side * x, y)
    return [
      featureLine(curve([at(0.2, 0.36), at(0.35, 0.45), at(0.37, 0.6)]), colour, 0.036),
      featureLine(curve([at(0.56, 0.66), at(0.5, 0.78), at(0.38, 0.84)]), colour, 0.03),
      featureLine(curve([at(0.1, -0.4), at(0.26, -0.43), at(0.4, -0.38)]), colour, 0.028),
    ]
  })
  const aroundEyes = eyes.flatMap(({ centre: [x, y], side, width }) => {
    const at = (dx: number, dy: number): Point => [x + side * dx * width, y + dy]
    return [
      featureLine(curve([at(-0.14, 0.2), at(0.02, 0.26), at(0.18, 0.19)]), colour, 0.032),
      ...(view.facing(side * 0.7) < 0.6
        ? []
        : [
            featureLine(curve([at(0.25, -0.03), at(0.37, -0.09)]), colour, 0.03),
            featureLine(curve([at(0.26, 0.06), at(0.39, 0.07)]), colour, 0.03),
          ]),
    ]
  })
  return [...folds, ...aroundEyes]
}

function tear(eyes: readonly EyePlace[]): Shape[] {
  const [eye] = eyes
  if (!eye) return []
  return [feature(ellipse(eye.centre[0] - 0.06, eye.centre[1] + 0.32, 0.06, 0.1), '#8fc7ee')]
}
