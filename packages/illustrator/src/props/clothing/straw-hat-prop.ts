import { darker } from '../../drawing/colour.ts'
import { line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** The hat that is worn, lying on its brim or held by it: the same straw and the same ribbon. */
export const strawHat: PropDrawing = {
  size: 84,
  place: 'ground',
  tabletop: true,
  grip: 20,
  colour: '#e6c478',
  draw: (colour) => [
    round(ellipse(0, -18, 92, 19), colour),
    round(
      blob([
        [-50, -20],
        [-52, -56],
        [-30, -94],
        [0, -99],
        [30, -94],
        [52, -56],
        [50, -20],
        [0, -11],
      ]),
      colour,
    ),
    round(
      blob([
        [-51, -22],
        [-52, -44],
        [0, -34],
        [52, -44],
        [51, -22],
        [0, -12],
      ]),
      '#b5483f',
    ),
    ...[-74, -58].map((y, row) =>
      line(
        curve([
          [-46 + row * 3, y],
          [0, y + 7],
          [46 - row * 3, y],
        ]),
        darker(colour, 0.82),
        2.4,
      ),
    ),
  ],
}
