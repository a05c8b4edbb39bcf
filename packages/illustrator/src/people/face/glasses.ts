import type { Colour } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { feature, featureLine } from '../../drawing/shape.ts'
import { curve, ellipse, type Path, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { HeadView } from '../head-view.ts'
import type { EyePlace } from './eyes.ts'

/** A frame around each eye that is seen, the bridge between them, and the arm to the near ear. */
export function drawGlasses(
  eyes: readonly EyePlace[],
  frame: Colour,
  view: HeadView,
  lenses: HumanLook['lenses'],
): Shape[] {
  const [near, far] = eyes
  if (!near) return []
  const half = (eye: EyePlace): number => 0.27 * (view.isProfile ? 0.74 : Math.min(1, eye.width * 1.05))
  const ear = view.around(-92, 0.06)
  const arm: Point[] = [
    [near.centre[0] - half(near), near.centre[1] - 0.04],
    [ear.front > 0 ? ear.x : near.centre[0] - half(near) - 0.24, near.centre[1] - 0.09],
  ]
  const framed = (eye: EyePlace): Shape[] => {
    const path = lens(eye.centre, half(eye), lenses?.isSquare === true)
    return [feature(path, '#ffffff', 0.16), featureLine(path, frame, lenses?.isThick ? 0.1 : 0.058)]
  }
  return [
    ...eyes.flatMap(framed),
    featureLine(curve(arm), frame, 0.05),
    ...(far ? [bridge(near, far, half, frame)] : []),
    ...(view.isProfile ? [ontoNose(near, half(near), view, frame)] : []),
  ]
}

/** What holds them, over the hair from one temple around the back to the other. */
export function glassesStrap(frame: Colour, view: HeadView): Shape[] {
  const band = [-1, 1].map((side) =>
    Array.from({ length: 9 }, (_, index) =>
      view.around(side * (62 + index * 14.75), 0.02 - index * 0.02, 1.03),
    ),
  )
  return band.flatMap((points) => {
    const seen = points.filter(({ front }) => front > -0.02)
    return seen.length < 2 ? [] : [featureLine(curve(seen.map(({ x, y }): Point => [x, y])), frame, 0.11)]
  })
}

const lens = ([x, y]: Point, half: number, isSquare: boolean): Path =>
  isSquare ? roundedRectangle(x - half, y - 0.25, half * 2, 0.5, 0.06) : ellipse(x, y, half, 0.28)

/** From the side the bridge is seen as far as the edge of the face. */
const ontoNose = ({ centre: [x, y] }: EyePlace, half: number, view: HeadView, frame: Colour): Shape =>
  featureLine(curve([[x + half, y - 0.03], view.at(0, y - 0.05)]), frame, 0.052)

function bridge(near: EyePlace, far: EyePlace, half: (eye: EyePlace) => number, frame: Colour): Shape {
  const [from, to] = [near.centre[0] + half(near), far.centre[0] - half(far)]
  return featureLine(
    curve([
      [from, near.centre[1] - 0.03],
      [(from + to) / 2, near.centre[1] - 0.09],
      [to, far.centre[1] - 0.03],
    ]),
    frame,
    0.052,
  )
}
