import { type Colour, darker, lighter } from '../drawing/colour.ts'
import { line, round, type Shape } from '../drawing/shape.ts'
import { blob, boundsOf, curve } from '../geometry/path.ts'
import type { Figure } from '../people/figure.ts'

/** How far the cloth reaches to both sides of the animal, and how much of its height it covers. */
const ASIDE = 1.16
const UP = 0.34

/** An animal bedded in a quilt or a coat lies in a nest of it: a rim behind its back, and folds before it up to the chest. */
export function bedded(figure: Figure, colour: Colour): Figure {
  const { left, right } = boundsOf(figure.shapes.map(({ path }) => path))
  const [middle, half] = [(left + right) / 2, ((right - left) / 2) * ASIDE]
  const high = figure.height * UP
  return {
    ...figure,
    shapes: [
      rim(middle, half, high, darker(colour, 0.78)),
      ...figure.shapes,
      ...folds(middle, half, high, colour),
    ],
    footing: Math.max(figure.footing, half),
  }
}

const rim = (x: number, half: number, high: number, colour: Colour): Shape =>
  round(
    blob([
      [x - half, -high * 0.4],
      [x - half * 0.8, -high * 1.25],
      [x, -high * 1.45],
      [x + half * 0.8, -high * 1.25],
      [x + half, -high * 0.4],
      [x, 0],
    ]),
    colour,
  )

const folds = (x: number, half: number, high: number, colour: Colour): Shape[] => [
  round(
    blob([
      [x - half * 1.04, -high * 0.5],
      [x - half * 0.7, -high * 1.05],
      [x - half * 0.2, -high * 0.72],
      [x + half * 0.3, -high * 0.66],
      [x + half * 0.75, -high],
      [x + half * 1.04, -high * 0.5],
      [x + half * 0.8, high * 0.1],
      [x, high * 0.16],
      [x - half * 0.8, high * 0.1],
    ]),
    colour,
  ),
  ...[-0.62, -0.1, 0.5].map((aside) =>
    line(
      curve([
        [x + half * aside, -high * 0.66],
        [x + half * (aside + 0.1), -high * 0.34],
        [x + half * (aside + 0.04), -high * 0.06],
      ]),
      aside < 0 ? darker(colour, 0.8) : lighter(colour, 0.25),
      4,
    ),
  ),
]
