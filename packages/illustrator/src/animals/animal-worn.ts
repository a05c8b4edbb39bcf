import { type Colour, darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { featureLine, flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { AnimalLook } from '../looks/look.ts'
import type { HeadView } from '../people/head-view.ts'

/** A ring around each eye that is seen, and the bridge. */
function glasses(view: HeadView, level: number): Shape[] {
  const rings = [-0.39, 0.39].filter((x) => view.facing(x) > 0.2)
  return [
    ...rings.map((x) =>
      featureLine(
        ellipse(...view.at(x, level), 0.29 * Math.min(1, view.facing(x) * 1.15), 0.29),
        '#5a3b2a',
        0.06,
      ),
    ),
    featureLine(
      curve([view.at(-0.11, level - 0.04), view.at(0, level - 0.09), view.at(0.11, level - 0.04)]),
      '#5a3b2a',
      0.06,
    ),
  ]
}

const hat = (colour: Colour, brow: number): Shape[] => [
  round(ellipse(0, -0.78 - brow, 0.9, 0.2), colour),
  round(
    blob([
      [-0.52, -0.8 - brow],
      [-0.46, -1.24 - brow],
      [0, -1.42 - brow],
      [0.46, -1.24 - brow],
      [0.52, -0.8 - brow],
      [0, -0.7 - brow],
    ]),
    lighter(colour, 0.1),
  ),
]

/** As goats and cows have it, large enough to be seen across a meadow. */
const bell: readonly Shape[] = [
  flat(ellipse(0.06, 1.72, 0.13), '#6b5030'),
  round(
    blob([
      [-0.06, 1.08],
      [0.18, 1.08],
      [0.28, 1.4],
      [0.4, 1.66],
      [0.06, 1.74],
      [-0.28, 1.66],
      [-0.16, 1.4],
    ]),
    '#e3b341',
  ),
]

/** Glasses at the level of the eyes, a hat that sits `brow` higher than usual, and what is around the neck. */
export function worn(
  look: Pick<AnimalLook, 'glasses' | 'hat' | 'neckwear'>,
  view: HeadView,
  { eyes, brow }: { eyes: number; brow: number },
): Shape[] {
  const shapes: Shape[] = []
  if (look.glasses && view.facing(0) > -0.1) shapes.push(...glasses(view, eyes))
  if (look.hat) shapes.push(...hat(look.hat, brow))
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
  if (kind === 'bell') shapes.push(...bell)
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
      ...stripes(look.neckwear),
    )
  return shapes
}

/** Across a scarf, and across the end of it that hangs. */
const stripes = ({ stripes: colour }: NonNullable<AnimalLook['neckwear']>): Shape[] =>
  colour
    ? [
        ...[-0.44, -0.16, 0.12].map((x) => {
          const y = 1.02 - (Math.abs(x - 0.04) / 0.68) ** 2 * 0.24
          return line(
            curve([
              [x - 0.02, y - 0.17],
              [x + 0.02, y + 0.17],
            ]),
            colour,
            0.11,
          )
        }),
        ...[1.26, 1.5].map((y) =>
          line(
            curve([
              [0.22, y + 0.03],
              [0.58, y - 0.04],
            ]),
            colour,
            0.1,
          ),
        ),
      ]
    : []
