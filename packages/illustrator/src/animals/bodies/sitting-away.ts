import { darker } from '../../drawing/colour.ts'
import { flat, round, type Shape } from '../../drawing/shape.ts'
import { blob, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import type { AnimalBody } from '../animal-body.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { PATCH, patch } from './coat-patches.ts'
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
    : [round(pear, look.coat), ...haunches, ...(build.mark === 'patchwork' ? patchesOnBack(half, tall) : [])]
  return {
    shapes: [...neck, ...body],
    before: drawTail(look, build, [-half * 0.1, -24]),
    head: headAt,
    height: -headAt[1] + head.radius * topOf(build),
    footing: half * 1.2,
    back: [0, -tall * 0.8],
  }
}

const patchesOnBack = (half: number, tall: number): Shape[] =>
  (
    [
      [-0.3, 0.78],
      [0.28, 0.66],
      [-0.4, 0.48],
      [0.36, 0.38],
      [-0.04, 0.3],
    ] as const
  ).map(([x, y], turn) => flat(patch(x * half, -y * tall, half * 0.2, turn), PATCH))
