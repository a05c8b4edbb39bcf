import { type Colour, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { feature, featureLine } from '../../drawing/shape.ts'
import { blob, curve, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { Expression } from '../expressions.ts'
import type { HeadView } from '../head-view.ts'
import { teethOf, toothySmile } from '../marks/teeth.ts'
import { isDarkSkin, lipsOn, lowerLipOn } from './on-dark-skin.ts'

const LIPS = '#8a3a30'
const MOUTH = '#7a2a2a'
const TONGUE = '#e8736b'

/** Lines of closed mouths about their middle, and how thick they are. */
const closedMouths: Record<Exclude<Expression['mouth'], 'round' | 'open' | 'wide-open'>, readonly Point[]> = {
  smile: [
    [-0.25, -0.03],
    [-0.1, 0.086],
    [0.1, 0.086],
    [0.25, -0.03],
  ],
  'small-smile': [
    [-0.16, -0.01],
    [-0.064, 0.05],
    [0.064, 0.05],
    [0.16, -0.01],
  ],
  'broad-smile': [
    [-0.3, -0.07],
    [-0.14, 0.09],
    [0.14, 0.09],
    [0.3, -0.07],
  ],
  firm: [
    [-0.17, 0.025],
    [0, 0.045],
    [0.17, 0.025],
  ],
  frown: [
    [-0.2, 0.15],
    [0, 0.01],
    [0.2, 0.15],
  ],
  wobble: [
    [-0.2, 0.12],
    [-0.1, 0.02],
    [0, 0.08],
    [0.1, 0.02],
    [0.2, 0.12],
  ],
  flat: [
    [-0.17, 0.07],
    [0, 0.02],
    [0.17, 0.07],
  ],
  aside: [
    [-0.08, 0.05],
    [0.08, 0.05],
    [0.2, -0.02],
  ],
}

export function drawMouth(look: HumanLook, { mouth }: Expression, view: HeadView, height: number): Shape[] {
  const on = (points: readonly Point[]): Point[] => points.map(([x, y]) => view.at(x, height + y))
  switch (mouth) {
    case 'round':
      return [feature(oval(on, 0, 0.07, 0.1, 0.13), MOUTH), feature(oval(on, 0, 0.14, 0.06, 0.045), TONGUE)]
    case 'open':
      return [...lipsAround(look, on, 0.25, 0.24), ...openMouth(on, 0.25, 0.24)]
    case 'wide-open':
      return [...lipsAround(look, on, 0.31, 0.32), ...openMouth(on, 0.31, 0.32)]
    default: {
      const lipstick = look.marks.find(({ kind }) => kind === 'lipstick')?.colour ?? lipsOfWoman(look)
      const isBearded = look.beard.kind !== 'none'
      const lips = lipstick ?? (isBearded ? '#6b2a22' : lipsOn(look.skin, LIPS))
      const teeth = teethOf(look)
      if (teeth && mouth === 'smile') return toothySmile(on, teeth, lips)
      const line = view.isProfile ? halfOf(closedMouths[mouth]) : closedMouths[mouth]
      const isFull = isDarkSkin(look.skin) && !lipstick && !isBearded
      return [
        ...(isFull ? [featureLine(curve(on(lowered(line))), lowerLipOn(look.skin), 0.07)] : []),
        featureLine(curve(on(line)), lips, lipstick ? 0.1 : 0.06),
      ]
    }
  }
}

/** The lip below a line, shorter than it. */
const lowered = (line: readonly Point[]): Point[] => line.map(([x, y]) => [x * 0.72, y + 0.055])

/** From the corner of the mouth to its middle. */
function halfOf(line: readonly Point[]): Point[] {
  const near = line.filter(([x]) => x <= 0)
  const [from, to] = [near.at(-1), line[near.length]]
  if (!from || !to || from[0] === 0) return near
  return [...near, [0, from[1] + ((to[1] - from[1]) * -from[0]) / (to[0] - from[0])]]
}

type On = (points: readonly Point[]) => Point[]

function oval(on: On, x: number, y: number, rx: number, ry: number): Path {
  return blob(
    on([
      [x - rx, y],
      [x, y - ry],
      [x + rx, y],
      [x, y + ry],
    ]),
  )
}

/** What tells a grown woman from a man at any hair: redder lips than a child's. */
const lipsOfWoman = ({ age, gender, skin }: HumanLook): Colour | undefined =>
  age === 'adult' && gender === 'feminine' ? mix('#b8404e', skin, isDarkSkin(skin) ? 0.1 : 0.2) : undefined

/** Behind a laughing mouth. */
function lipsAround(look: HumanLook, on: On, half: number, depth: number): Shape[] {
  const colour = lipsOfWoman(look)
  if (!colour) return []
  const [out, deep] = [half + 0.045, depth + 0.06]
  const outline = blob(
    on([
      [-out, -0.07],
      [-half * 0.4, -0.08],
      [0, -0.05],
      [half * 0.4, -0.08],
      [out, -0.07],
      [out * 0.74, deep * 0.72],
      [0, deep],
      [-out * 0.74, deep * 0.72],
    ]),
  )
  return [feature(outline, colour)]
}

/** A laughing mouth with teeth above and a tongue below. */
function openMouth(on: On, half: number, depth: number): Shape[] {
  return [
    feature(
      blob(
        on([
          [-half, -0.06],
          [-half * 0.5, -0.02],
          [0, -0.005],
          [half * 0.5, -0.02],
          [half, -0.06],
          [half * 0.72, depth * 0.72],
          [0, depth],
          [-half * 0.72, depth * 0.72],
        ]),
      ),
      MOUTH,
    ),
    feature(
      blob(
        on([
          [-half * 0.72, -0.015],
          [0, 0.015],
          [half * 0.72, -0.015],
          [half * 0.5, 0.055],
          [0, 0.075],
          [-half * 0.5, 0.055],
        ]),
      ),
      '#fff8ee',
    ),
    feature(oval(on, 0, depth * 0.76, half * 0.48, depth * 0.2), TONGUE),
  ]
}
