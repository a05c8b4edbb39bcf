import { flat, round } from '../../drawing/shape.ts'
import { ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Of straw, in coils. */
const beehive: PropDrawing = {
  size: 150,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#e0b256',
  draw: (colour) => [
    ...[
      [-88, 22],
      [-66, 38],
      [-42, 48],
      [-14, 52],
    ].map(([y = 0, half = 0]) => round(roundedRectangle(-half, y - 13, half * 2, 27, 13), colour)),
    flat(joined([ellipse(0, -14, 13, 12), roundedRectangle(-13, -14, 26, 13, 2)]), '#5a4230'),
    flat(ellipse(58, -84, 8, 6), '#e8b93c'),
    flat(ellipse(60, -91, 6, 4), '#f7f3e6'),
    flat(ellipse(-62, -62, 8, 6), '#e8b93c'),
    flat(ellipse(-60, -69, 6, 4), '#f7f3e6'),
  ],
}

const dragonfly: PropDrawing = {
  size: 62,
  place: 'sky',
  onlyOutdoors: true,
  colour: '#4f9c9a',
  draw: (colour) => [
    ...[-1, 1].flatMap((side) => [
      round(ellipse(side * 40, -74, 42, 10, side * -0.25), '#cfe6e8'),
      round(ellipse(side * 36, -56, 36, 9, side * 0.2), '#dff0ee'),
    ]),
    cord(
      [
        [0, -78],
        [0, 0],
      ],
      colour,
      11,
    ),
    round(ellipse(0, -66, 11, 16), colour),
    round(ellipse(0, -88, 12), colour),
  ],
}

/** Small ones with wings, and where they live. */
export const insectProps: Record<string, PropDrawing> = {
  'beehive|hive|bee hive': beehive,
  'dragonfly|dragonflies': dragonfly,
}
