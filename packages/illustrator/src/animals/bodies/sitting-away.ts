import { darker } from '../../drawing/colour.ts'
import { round } from '../../drawing/shape.ts'
import { blob, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import type { AnimalBody } from '../animal-body.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { drawNeck } from './necks.ts'
import { topOf } from './quadruped-body.ts'
import { drawTail } from './tails.ts'
import { isWoolly, wool } from './trunk.ts'

/** On the haunches, seen from behind, the tail before the body: how a dog looks at the moon. */
export function drawSittingAway(look: AnimalLook, build: SpeciesBuild): AnimalBody {
  const { trunk, legs, head } = build
  const tall = legs * 0.72 + trunk.high * 1.7
  const half = trunk.high * 1.02
  const rise = build.longNecked ? head.up * 0.7 : 0
  const headAt: Point = [0, -tall - rise - head.radius * 0.5]
  const neck = build.longNecked
    ? drawNeck(look, build, [[0, -tall * 0.84], [0, -tall - rise * 0.4], headAt])
    : []
  const pear = blob([
    [-half * 0.46, -tall],
    [half * 0.46, -tall],
    [half * 0.8, -tall * 0.6],
    [half * 1.12, -tall * 0.2],
    [half * 0.9, 0],
    [0, 3],
    [-half * 0.9, 0],
    [-half * 1.12, -tall * 0.2],
    [-half * 0.8, -tall * 0.6],
  ])
  const haunches = [-1, 1].map((side) =>
    round(ellipse(side * half * 0.78, -tall * 0.16, half * 0.42, tall * 0.17), darker(look.coat, 0.95)),
  )
  const body = isWoolly(build)
    ? // Without the curls, which would look like eyes above the tail.
      wool(look, 0, -tall * 0.48, half * 1.16, tall * 0.5).slice(0, 1)
    : [round(pear, look.coat), ...haunches]
  return {
    shapes: [...neck, ...body],
    before: drawTail(look, build, [-half * 0.1, -24]),
    head: headAt,
    height: -headAt[1] + head.radius * topOf(build),
    footing: half * 1.2,
    back: [0, -tall * 0.8],
  }
}
