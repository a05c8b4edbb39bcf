import { round } from '../../drawing/shape.ts'
import { ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const bars = ['#d9493f', '#e58b3a', '#f2c33f', '#6aa35c', '#5f8fc4', '#8a6bb0']

const xylophone: PropDrawing = {
  size: 58,
  place: 'ground',
  tabletop: true,
  colour: '#a8713f',
  draw: (colour) => [
    round(
      polygon([
        [-100, -66],
        [100, -48],
        [100, -20],
        [-100, 0],
      ]),
      colour,
    ),
    ...bars.map((bar, index) =>
      round(roundedRectangle(-92 + index * 32, -88 + index * 5, 24, 84 - index * 10, 7), bar),
    ),
    cord(
      [
        [-30, -100],
        [60, -62],
      ],
      '#e9d3a5',
      7,
    ),
    round(ellipse(62, -61, 10), '#e2566a'),
  ],
}

/** Struck with sticks, a colour for each note. */
export const xylophoneProps: Record<string, PropDrawing> = { 'xylophone|glockenspiel': xylophone }
