import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { topOf } from './quadruped-body.ts'

const SHELL = '#c8794a'

/** On its one foot under a coiled shell; who rests draws the head in. */
export function drawSnail({ look, build, posture }: BodyRequest): AnimalBody {
  const { long, high } = build.trunk
  const rests = posture === 'lying'
  const headAt: Point = rests ? [long * 0.86, -build.head.radius * 0.9] : [long * 1.02, -high * 1.66]
  const neck = rests ? -high * 0.7 : -high * 1.5
  const foot = blob([
    [-long * 1.5, -2],
    [-long * 0.8, -24],
    [long * 0.3, -30],
    [long * 0.66, neck],
    [long * 1.2, neck],
    [long * 1.24, -24],
    [long * 1.08, 2],
    [-long * 0.6, 3],
  ])
  return {
    shapes: [round(foot, look.coat), ...shell([-long * 0.3, -high * 1.16], high)],
    before: [],
    head: headAt,
    height: Math.max(high * 2.2, -headAt[1] + build.head.radius * topOf(build)),
    footing: long * 1.3,
    back: [-long * 0.3, -high * 2],
  }
}

function shell(centre: Point, radius: number): Shape[] {
  const coil = Array.from({ length: 15 }, (_, step) =>
    onCircle(centre, radius * (0.84 - step * 0.054), 0.9 + step * 0.62),
  )
  return [
    round(ellipse(...centre, radius * 1.04, radius), SHELL),
    round(ellipse(centre[0] + 4, centre[1] + 4, radius * 0.62, radius * 0.6), lighter(SHELL, 0.24)),
    line(curve(coil), darker(SHELL, 0.66), 8),
  ]
}
