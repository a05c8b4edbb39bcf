import type { Colour } from '../drawing/colour.ts'
import { adjust, darker, mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { blush, feature, featureLine } from '../drawing/shape.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Expression } from './expressions.ts'

/** Where the face points: 0 the reader to 1 the right side; -1 up to 1 down. */
export interface Gaze {
  turn: number
  nod: number
}

const INK = '#33211c'
const LIPS = '#8a3a30'
const MOUTH = '#7a2a2a'

/** Proportions by age, in radii of the head: small children's eyes are large, low and wide apart. */
const proportions = {
  toddler: { eyeX: 0.43, eyeY: 0.17, size: 1.14, mouthY: 0.56 },
  child: { eyeX: 0.4, eyeY: 0.11, size: 1.08, mouthY: 0.55 },
  teen: { eyeX: 0.39, eyeY: 0.08, size: 0.98, mouthY: 0.55 },
  adult: { eyeX: 0.37, eyeY: 0.05, size: 0.9, mouthY: 0.55 },
  elder: { eyeX: 0.37, eyeY: 0.07, size: 0.86, mouthY: 0.56 },
}

/** Eyes, brows, nose, mouth and cheeks on a head of radius 1 around the origin. */
export function drawFace(look: HumanLook, expression: Expression, gaze: Gaze): Shape[] {
  const measure = proportions[look.age]
  const shift: Point = [gaze.turn * 0.27, gaze.nod * 0.13]
  const at = (x: number, y: number): Point => [x * (1 - gaze.turn * 0.1) + shift[0], y + shift[1]]
  const sides = ([-1, 1] as const).map((side) => {
    const far = side > 0 ? gaze.turn : 0
    return { side, centre: at(side * measure.eyeX, measure.eyeY), width: 1 - far * 0.2 }
  })
  return [
    ...cheeks(look, expression, at),
    ...(look.freckles ? freckles(look.skin, at) : []),
    ...sides.flatMap((eye) => drawEye(look, expression, { ...eye, size: measure.size })),
    ...sides.flatMap((eye) => drawBrow(look, expression, eye.side, eye.centre)),
    drawNose(look, at, gaze.turn),
    ...(look.age === 'elder' ? wrinkles(look.skin, at) : []),
    ...drawMouth(look, expression, at(0, measure.mouthY)),
    ...(expression.tear ? [feature(ellipse(...at(measure.eyeX + 0.08, 0.42), 0.06, 0.1), '#8fc7ee')] : []),
    ...(look.glasses ? drawGlasses(sides.map(({ centre }) => centre)) : []),
  ]
}

type At = (x: number, y: number) => Point

function cheeks(look: HumanLook, expression: Expression, at: At): Shape[] {
  const colour = adjust(mix(look.skin, '#ee4a4a', 0.5), { chroma: 1.15 })
  return [-0.58, 0.58].map((x) =>
    blush(...at(x, 0.42), 0.27, 0.19, colour, Math.min(0.95, 0.35 + expression.blush * 0.6)),
  )
}

function freckles(skinColour: Colour, at: At): Shape[] {
  const spots: Point[] = [
    [-0.52, 0.3],
    [-0.4, 0.36],
    [-0.62, 0.39],
    [-0.3, 0.29],
    [0.52, 0.3],
    [0.4, 0.36],
    [0.62, 0.39],
    [0.3, 0.29],
  ]
  return spots.map(([x, y]) => feature(ellipse(...at(x, y), 0.03), mix(skinColour, '#8a4a2a', 0.6)))
}

interface Eye {
  side: -1 | 1
  centre: Point
  width: number
  size: number
}

function drawEye(look: HumanLook, { eyes, glance }: Expression, { side, centre, width, size }: Eye): Shape[] {
  const [x, y] = centre
  const reach = 0.17 * width
  if (eyes === 'laughing') return [lash([x - reach, y + 0.06], [x, y - 0.12], [x + reach, y + 0.06])]
  if (eyes === 'closed') return [lash([x - reach, y - 0.01], [x, y + 0.12], [x + reach, y - 0.01])]
  const [rx, ry] = [0.125 * width * size, (eyes === 'wide' ? 0.2 : 0.172) * size]
  const iris = mix(look.eyes, INK, 0.4)
  const [lookX, lookY] = [glance.x * 0.03, glance.y * 0.04]
  const shapes = [
    feature(ellipse(x + lookX, y + lookY, rx, ry), INK),
    feature(ellipse(x + lookX, y + lookY + ry * 0.34, rx * 0.7, ry * 0.5), mix(iris, look.eyes, 0.7)),
    feature(
      ellipse(
        x + lookX + 0.02 + glance.x * 0.03,
        y + lookY - ry * 0.34 + glance.y * 0.03,
        rx * 0.4,
        rx * 0.42,
      ),
      '#ffffff',
    ),
    feature(ellipse(x + lookX - rx * 0.36, y + lookY + ry * 0.4, rx * 0.2), '#ffffff', 0.75),
  ]
  if (eyes === 'half') {
    shapes.push(
      feature(
        blob([
          [x - rx * 1.3, y - ry * 1.2],
          [x, y - ry * 1.35],
          [x + rx * 1.3, y - ry * 1.2],
          [x + rx * 1.2, y - ry * 0.25],
          [x, y + ry * 0.02],
          [x - rx * 1.2, y - ry * 0.25],
        ]),
        look.skin,
      ),
      lash([x - rx * 1.25, y - ry * 0.2], [x, y + ry * 0.06], [x + rx * 1.25, y - ry * 0.2]),
    )
  } else if (look.feminine && look.age !== 'elder') {
    shapes.push(
      featureLine(
        curve([
          [x + side * rx * 0.7, y - ry * 0.78],
          [x + side * rx * 1.15, y - ry * 0.86],
          [x + side * rx * 1.5, y - ry * 0.9],
        ]),
        INK,
        0.05,
      ),
    )
  }
  return shapes
}

const lash = (from: Point, middle: Point, to: Point): Shape =>
  featureLine(curve([from, middle, to]), INK, 0.068)

function drawBrow(look: HumanLook, { brow, eyes }: Expression, side: -1 | 1, [x, y]: Point): Shape[] {
  const height = y - (eyes === 'wide' ? 0.42 : 0.36)
  const [inner, outer] = [height - brow.inner / 100, height - brow.outer / 100]
  const colour = mix(darker(look.hair.colour, 0.8), '#3b2a22', 0.3)
  const thick = (look.age === 'adult' || look.age === 'elder') && !look.feminine ? 0.085 : 0.058
  const path = curve([
    [x - side * 0.13, inner],
    [x + side * 0.02, (inner + outer) / 2 - 0.05],
    [x + side * 0.19, outer + 0.045],
  ])
  return [featureLine(path, colour, thick)]
}

function drawNose(look: HumanLook, at: At, turn: number): Shape {
  const colour = mix(darker(look.skin, 0.66), '#a04a38', 0.35)
  const x = turn * 0.1
  return featureLine(curve([at(-0.07 + x, 0.3), at(0.02 + x, 0.355), at(0.085 + x, 0.29)]), colour, 0.046)
}

function wrinkles(skinColour: Colour, at: At): Shape[] {
  const colour = mix(skinColour, '#7a3a20', 0.35)
  return [-1, 1].flatMap((side) => [
    featureLine(curve([at(side * 0.62, 0.52), at(side * 0.5, 0.66)]), colour, 0.034),
    featureLine(curve([at(side * 0.66, 0.06), at(side * 0.76, 0.0)]), colour, 0.028),
    featureLine(curve([at(side * 0.66, 0.14), at(side * 0.78, 0.14)]), colour, 0.028),
  ])
}

function drawMouth(look: HumanLook, { mouth }: Expression, [x, y]: Point): Shape[] {
  const colour = look.beard.kind === 'none' ? LIPS : '#6b2a22'
  const smile = (half: number, depth: number, lift = 0.03): Shape =>
    featureLine(
      curve([
        [x - half, y - lift],
        [x - half * 0.4, y + depth * 0.72],
        [x + half * 0.4, y + depth * 0.72],
        [x + half, y - lift],
      ]),
      colour,
      0.06,
    )
  switch (mouth) {
    case 'smile':
      return [smile(0.25, 0.12)]
    case 'small-smile':
      return [smile(0.16, 0.07, 0.01)]
    case 'frown':
      return [
        featureLine(
          curve([
            [x - 0.18, y + 0.12],
            [x, y + 0.01],
            [x + 0.18, y + 0.12],
          ]),
          colour,
          0.06,
        ),
      ]
    case 'wobble':
      return [
        featureLine(
          curve([
            [x - 0.18, y + 0.08],
            [x - 0.07, y + 0.01],
            [x + 0.06, y + 0.08],
            [x + 0.18, y + 0.03],
          ]),
          colour,
          0.058,
        ),
      ]
    case 'flat':
      return [
        featureLine(
          curve([
            [x - 0.17, y + 0.07],
            [x, y + 0.02],
            [x + 0.17, y + 0.07],
          ]),
          colour,
          0.064,
        ),
      ]
    case 'aside':
      return [
        featureLine(
          curve([
            [x - 0.08, y + 0.05],
            [x + 0.08, y + 0.05],
            [x + 0.2, y - 0.02],
          ]),
          colour,
          0.06,
        ),
      ]
    case 'round':
      return [
        feature(ellipse(x, y + 0.07, 0.1, 0.13), MOUTH),
        feature(ellipse(x, y + 0.14, 0.06, 0.045), '#e8736b'),
      ]
    case 'open':
      return openMouth(x, y, 0.25, 0.24)
    case 'wide-open':
      return openMouth(x, y, 0.31, 0.32)
  }
}

/** A laughing mouth with teeth above and a tongue below. */
function openMouth(x: number, y: number, half: number, depth: number): Shape[] {
  return [
    feature(
      blob([
        [x - half, y - 0.06],
        [x - half * 0.5, y - 0.02],
        [x, y - 0.005],
        [x + half * 0.5, y - 0.02],
        [x + half, y - 0.06],
        [x + half * 0.72, y + depth * 0.72],
        [x, y + depth],
        [x - half * 0.72, y + depth * 0.72],
      ]),
      MOUTH,
    ),
    feature(
      blob([
        [x - half * 0.72, y - 0.015],
        [x, y + 0.015],
        [x + half * 0.72, y - 0.015],
        [x + half * 0.5, y + 0.055],
        [x, y + 0.075],
        [x - half * 0.5, y + 0.055],
      ]),
      '#fff8ee',
    ),
    feature(ellipse(x, y + depth * 0.76, half * 0.48, depth * 0.22), '#e8736b'),
  ]
}

function drawGlasses(centres: readonly Point[]): Shape[] {
  const frame = '#5a3b2a'
  const [left, right] = centres
  if (!left || !right) return []
  return [
    ...centres.map(([x, y]) => featureLine(ellipse(x, y, 0.28), frame, 0.055)),
    featureLine(
      curve([
        [left[0] + 0.27, left[1] - 0.03],
        [(left[0] + right[0]) / 2, left[1] - 0.09],
        [right[0] - 0.27, right[1] - 0.03],
      ]),
      frame,
      0.052,
    ),
    featureLine(
      curve([
        [left[0] - 0.27, left[1] - 0.04],
        [left[0] - 0.52, left[1] - 0.09],
      ]),
      frame,
      0.05,
    ),
  ]
}
