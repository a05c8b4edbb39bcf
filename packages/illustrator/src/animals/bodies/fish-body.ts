import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import type { Ground } from '../../people/figure.ts'
import type { AnimalBody } from '../animal-body.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { glass, pond, shine, surf } from './waters.ts'

/** A fish in its water: in the waves of the setting, in a pond or in a bowl; a toy fish lies on the ground. */
export function drawFish(look: AnimalLook, build: SpeciesBuild, where: Ground['water']): AnimalBody {
  const { long, high } = build.trunk
  const bowl = long * 1.42
  const middle = where === 'bowl' ? -bowl : where === 'none' ? -high : -high * 0.78
  const share = where === 'bowl' ? 0.8 : 1
  const at = (x: number, y: number): Point => [x * long * share, middle + y * high * share]
  const swimming = {
    none: { behind: [], before: [], wide: long, high: high - middle },
    open: { behind: [], before: surf(long), wide: long * 1.1, high: high - middle },
    pond: { behind: pond(long), before: surf(long), wide: long * 1.9, high: high - middle },
    bowl: { behind: glass(bowl), before: shine(bowl), wide: bowl, high: bowl * 1.9 },
  }[where]
  return {
    shapes: [...swimming.behind, ...body(look, at)],
    before: [fin(look, [at(-0.1, 0.3), at(-0.5, 0.7), at(-0.1, 0.8), at(0.1, 0.5)]), ...swimming.before],
    head: at(0.56, -0.06),
    bare: true,
    height: swimming.high,
    footing: swimming.wide,
    back: at(-0.1, -0.7),
  }
}

const fin = (look: AnimalLook, points: Point[]): Shape => round(blob(points), darker(look.coat, 0.84))

const body = (look: AnimalLook, at: (x: number, y: number) => Point): Shape[] => [
  fin(look, [at(-0.8, 0), at(-1.4, -0.8), at(-1.3, 0), at(-1.4, 0.8)]),
  fin(look, [at(-0.5, -0.8), at(0, -1.5), at(0.3, -0.8)]),
  round(
    blob([
      at(-0.95, 0),
      at(-0.4, -0.84),
      at(0.3, -1),
      at(0.96, -0.4),
      at(1, 0.36),
      at(0.3, 0.96),
      at(-0.4, 0.8),
    ]),
    look.coat,
  ),
  flat(blob([at(0.9, 0.5), at(0.2, 0.92), at(-0.5, 0.72), at(0, 0.5)]), lighter(look.coat, 0.5)),
  ...[-0.42, -0.16].map((x) =>
    line(curve([at(x, -0.5), at(x + 0.12, 0), at(x, 0.5)]), darker(look.coat, 0.8), 4),
  ),
]
