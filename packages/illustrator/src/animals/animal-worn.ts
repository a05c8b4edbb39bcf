import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { featureLine, flat, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { AnimalLook } from '../looks/look.ts'
import type { HeadView } from '../people/head-view.ts'

/** A ring around each eye that is seen, and the bridge. */
function glasses(view: HeadView): Shape[] {
  const rings = [-0.39, 0.39].filter((x) => view.facing(x) > 0.2)
  return [
    ...rings.map((x) =>
      featureLine(
        ellipse(...view.at(x, -0.04), 0.29 * Math.min(1, view.facing(x) * 1.15), 0.29),
        '#5a3b2a',
        0.06,
      ),
    ),
    featureLine(curve([view.at(-0.11, -0.08), view.at(0, -0.13), view.at(0.11, -0.08)]), '#5a3b2a', 0.06),
  ]
}

/** Glasses, a hat, and what is around the neck. */
export function worn(look: AnimalLook, view: HeadView): Shape[] {
  const shapes: Shape[] = []
  if (look.glasses && view.facing(0) > -0.1) shapes.push(...glasses(view))
  if (look.hat)
    shapes.push(
      round(ellipse(0, -0.78, 0.9, 0.2), look.hat),
      round(
        blob([
          [-0.52, -0.8],
          [-0.46, -1.24],
          [0, -1.42],
          [0.46, -1.24],
          [0.52, -0.8],
          [0, -0.7],
        ]),
        lighter(look.hat, 0.1),
      ),
    )
  if (!look.neckwear) return shapes
  const { kind, colour } = look.neckwear
  shapes.push(
    round(
      limb(
        [
          [-0.66, 0.78],
          [0.04, 1.02],
          [0.7, 0.78],
        ],
        kind === 'scarf' ? [0.36, 0.42, 0.36] : [0.24, 0.27, 0.24],
      ),
      colour,
    ),
  )
  if (kind === 'bow') {
    for (const side of [-1, 1])
      shapes.push(
        round(
          blob([
            [0.06, 1.02],
            [0.06 + side * 0.46, 0.76],
            [0.06 + side * 0.5, 1.3],
          ]),
          colour,
        ),
      )
    shapes.push(flat(ellipse(0.06, 1.03, 0.13), darker(colour, 0.8)))
  }
  if (kind === 'collar') shapes.push(round(ellipse(0.06, 1.17, 0.16), '#f2c33f'))
  if (kind === 'scarf')
    shapes.push(
      round(
        limb(
          [
            [0.3, 1],
            [0.46, 1.6],
          ],
          [0.34, 0.4],
        ),
        darker(colour, 0.92),
      ),
    )
  return shapes
}
