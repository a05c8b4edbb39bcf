import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, polygon } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** A cart with a mast before the seat, and a sail full of wind. */
export const sailCart: PropDrawing = {
  size: 250,
  place: 'ground',
  standsAlone: true,
  handle: [66, -40],
  ride: { seat: [-20, -46], legs: 'astride' },
  colour: '#b5633f',
  draw: (colour) => [
    cord(
      [
        [42, -28],
        [66, -40],
      ],
      '#8a5a38',
      4,
    ),
    round(
      limb(
        [
          [16, -30],
          [18, -118],
        ],
        [2.6, 2],
      ),
      '#8a5a38',
    ),
    round(
      blob([
        [20, -114],
        [44, -92],
        [62, -58],
        [40, -54],
        [20, -54],
      ]),
      '#fdf6e6',
    ),
    flat(
      polygon([
        [23, -86],
        [47, -86],
        [56, -70],
        [23, -70],
      ]),
      '#d9493f',
    ),
    flat(
      polygon([
        [18, -122],
        [0, -116],
        [18, -110],
      ]),
      '#f2b53d',
    ),
    round(
      polygon([
        [-48, -46],
        [44, -46],
        [38, -18],
        [-42, -18],
      ]),
      colour,
    ),
    flat(
      polygon([
        [-45, -36],
        [42, -36],
        [41, -32],
        [-44, -32],
      ]),
      lighter(colour, 0.3),
    ),
    ...[-28, 26].flatMap((x) => [
      round(ellipse(x, -14, 14), '#6b4a30'),
      flat(ellipse(x, -14, 5), darker('#c9a66b', 0.95)),
    ]),
  ],
}
