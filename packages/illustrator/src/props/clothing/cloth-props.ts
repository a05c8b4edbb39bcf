import { lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { blob } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const boots: PropDrawing = {
  several: true,
  size: 70,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) =>
    [-34, 26].map((x) =>
      round(
        blob([
          [x - 16, -96],
          [x + 16, -96],
          [x + 16, -40],
          [x + 44, -20],
          [x + 42, 0],
          [x - 18, 0],
        ]),
        colour,
      ),
    ),
}

const umbrella: PropDrawing = {
  heldByFoot: true,
  size: 230,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    cord(
      [
        [0, -70],
        [0, -8],
        [8, 0],
        [14, -8],
      ],
      '#6b4a30',
      5,
    ),
    round(
      blob([
        [-58, -52],
        [-44, -84],
        [0, -102],
        [44, -84],
        [58, -52],
        [38, -58],
        [19, -52],
        [0, -58],
        [-19, -52],
        [-38, -58],
      ]),
      colour,
    ),
    flat(
      blob([
        [-14, -54],
        [-10, -80],
        [0, -100],
        [10, -80],
        [14, -54],
        [0, -58],
      ]),
      lighter(colour, 0.3),
    ),
  ],
}

/** Against the rain. */
export const clothProps: Record<string, PropDrawing> = {
  'boot|boots|wellies|rubber boots': boots,
  'umbrella|parasol': umbrella,
}
