import { darker } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const stick: PropDrawing = {
  size: 130,
  place: 'ground',
  colour: '#8a5f3c',
  heldByFoot: true,
  draw: (colour) => [
    round(
      limb(
        [
          [4, 0],
          [-3, -50],
          [5, -100],
        ],
        [8, 7, 5],
      ),
      colour,
    ),
    round(
      limb(
        [
          [-2, -56],
          [-16, -76],
        ],
        [5, 3],
      ),
      colour,
    ),
    flat(ellipse(-18, -80, 6, 3.4, -0.7), '#7fb257'),
  ],
}

const oar: PropDrawing = {
  grip: 55,
  size: 240,
  place: 'ground',
  colour: '#c9955c',
  draw: (colour) => [
    round(
      limb(
        [
          [0, -20],
          [0, -100],
        ],
        [4.5, 4],
      ),
      darker(colour, 0.9),
    ),
    round(
      blob([
        [-3, -34],
        [3, -34],
        [8, -16],
        [6, 0],
        [-6, 0],
        [-8, -16],
      ]),
      colour,
    ),
  ],
}

/** Two smooth sticks with round ends, one over the other. */
const drumsticks: PropDrawing = {
  several: true,
  size: 44,
  place: 'ground',
  tabletop: true,
  colour: '#c9955c',
  draw: (colour) =>
    [-1, 1].flatMap((side) => [
      round(
        limb(
          [
            [side * -96, -8],
            [side * 84, -76],
          ],
          [9, 6],
        ),
        side < 0 ? colour : darker(colour, 0.88),
      ),
      round(ellipse(side * 94, -82, 17, 13), side < 0 ? colour : darker(colour, 0.88)),
    ]),
}

/** Sticks, and oars. */
export const stickProps: Record<string, PropDrawing> = {
  'stick|twig': stick,
  'drumsticks|drumstick|drum sticks': drumsticks,
  'oar|paddle|oars': oar,
}
