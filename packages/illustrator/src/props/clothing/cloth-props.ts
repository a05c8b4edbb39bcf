import { lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { blob, roundedRectangle } from '../../geometry/path.ts'
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

const sock: PropDrawing = {
  size: 66,
  place: 'ground',
  colour: '#d9694f',
  draw: (colour) => [
    round(
      blob([
        [-24, -98],
        [18, -98],
        [17, -56],
        [22, -34],
        [56, -24],
        [60, -8],
        [48, 0],
        [0, 0],
        [-24, -10],
        [-24, -52],
      ]),
      colour,
    ),
    round(roundedRectangle(-28, -102, 50, 22, 7), lighter(colour, 0.45)),
    flat(
      blob([
        [-24, -34],
        [-6, -22],
        [-8, 0],
        [-24, -8],
      ]),
      lighter(colour, 0.3),
    ),
    ...[-66, -48].map((y) => flat(roundedRectangle(-23, y, 40, 7, 2), lighter(colour, 0.45))),
  ],
}

/** Against the rain, and for the feet. */
export const clothProps: Record<string, PropDrawing> = {
  'boot|boots|wellies|rubber boots': boots,
  sock,
  'umbrella|parasol': umbrella,
}
