import { darker } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const drum: PropDrawing = {
  size: 84,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(roundedRectangle(-56, -80, 112, 80, 12), colour),
    line(
      polyline([
        [-50, -66],
        [-26, -10],
        [0, -66],
        [26, -10],
        [50, -66],
      ]),
      '#fdf6e6',
      5,
    ),
    round(ellipse(0, -80, 58, 16), '#f7efe0'),
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 10, -86],
          [side * 50, -112],
        ],
        '#94653f',
        6,
      ),
    ),
  ],
}

const trumpet: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#e9b93f',
  draw: (colour) => [
    cord(
      [
        [-86, -56],
        [40, -56],
      ],
      colour,
      13,
    ),
    cord(
      [
        [-40, -54],
        [-48, -34],
        [-32, -20],
        [4, -20],
        [20, -34],
        [12, -54],
      ],
      darker(colour, 0.9),
      9,
    ),
    round(
      polygon([
        [34, -64],
        [92, -96],
        [92, -16],
        [34, -48],
      ]),
      colour,
    ),
  ],
}

const guitar: PropDrawing = {
  size: 150,
  place: 'ground',
  colour: '#c98a4a',
  draw: (colour) => [
    round(roundedRectangle(-5, -100, 10, 50, 2), '#6b4a30'),
    round(
      blob([
        [0, -58],
        [17, -52],
        [14, -38],
        [24, -18],
        [12, -1],
        [-12, -1],
        [-24, -18],
        [-14, -38],
        [-17, -52],
      ]),
      colour,
    ),
    flat(ellipse(0, -26, 8), '#4a3024'),
  ],
}

const harp: PropDrawing = {
  size: 130,
  place: 'ground',
  colour: '#d9a53f',
  draw: (colour) => [
    ...[-22, -12, -2, 8, 18].map((x) =>
      line(
        polyline([
          [x, -90 + (x + 22) * 0.5],
          [x, -12 - (x + 22) * 0.9],
        ]),
        '#b98a4a',
        2,
      ),
    ),
    cord(
      [
        [-34, -6],
        [-36, -60],
        [-28, -98],
      ],
      colour,
      9,
    ),
    cord(
      [
        [-30, -94],
        [-4, -78],
        [14, -88],
        [34, -74],
      ],
      colour,
      9,
    ),
    cord(
      [
        [34, -72],
        [14, -36],
        [-34, -4],
      ],
      darker(colour, 0.86),
      10,
    ),
  ],
}

/** Instruments. */
export const musicProps: Record<string, PropDrawing> = {
  drum,
  'trumpet|trombone|horn|trombone case': trumpet,
  'guitar|lute': guitar,
  'harp|lyre': harp,
}
