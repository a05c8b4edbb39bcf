import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, polygon } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const acorn: PropDrawing = {
  size: 36,
  place: 'ground',
  tabletop: true,
  colour: '#b98350',
  draw: (colour) => [
    cord(
      [
        [0, -84],
        [6, -100],
      ],
      darker(colour, 0.6),
      9,
    ),
    round(
      blob([
        [-30, -56],
        [30, -56],
        [26, -22],
        [0, 0],
        [-26, -22],
      ]),
      colour,
    ),
    round(
      blob([
        [-38, -52],
        [-28, -78],
        [0, -88],
        [28, -78],
        [38, -52],
        [0, -44],
      ]),
      darker(colour, 0.7),
    ),
  ],
}

const pinecone: PropDrawing = {
  size: 46,
  place: 'ground',
  tabletop: true,
  colour: '#94653f',
  draw: (colour) => [
    round(
      blob([
        [0, -100],
        [26, -78],
        [36, -40],
        [20, -6],
        [-20, -6],
        [-36, -40],
        [-26, -78],
      ]),
      darker(colour, 0.72),
    ),
    ...[2, 3, 3, 2, 1].flatMap((count, row) =>
      Array.from({ length: count }, (_, index) =>
        flat(
          ellipse((index - (count - 1) / 2) * (row === 0 ? 24 : 21), -18 - row * 17, 11, 8),
          row % 2 ? colour : lighter(colour, 0.22),
        ),
      ),
    ),
  ],
}

const fig: PropDrawing = {
  size: 40,
  place: 'ground',
  tabletop: true,
  colour: '#75507d',
  draw: (colour) => [
    round(
      blob([
        [0, -94],
        [12, -66],
        [38, -34],
        [26, -4],
        [-26, -4],
        [-38, -34],
        [-12, -66],
      ]),
      colour,
    ),
    ...[-14, 12].map((x) =>
      line(
        curve([
          [x * 0.3, -76],
          [x, -44],
          [x * 1.1, -12],
        ]),
        lighter(colour, 0.35),
        3,
      ),
    ),
    cord(
      [
        [0, -88],
        [3, -100],
      ],
      '#7d9a5e',
      9,
    ),
  ],
}

const pomegranate: PropDrawing = {
  size: 46,
  place: 'ground',
  tabletop: true,
  colour: '#c23f45',
  draw: (colour) => [
    round(
      polygon([
        [-14, -78],
        [-18, -100],
        [-5, -90],
        [0, -102],
        [5, -90],
        [18, -100],
        [14, -78],
      ]),
      darker(colour, 0.9),
    ),
    round(ellipse(0, -42, 44, 42), colour),
    flat(ellipse(-16, -56, 9, 13, 0.5), lighter(colour, 0.4)),
  ],
}

/** What falls from trees. */
export const fruitProps: Record<string, PropDrawing> = {
  acorn,
  'pinecone|pine cone|fir cone': pinecone,
  'fig|figs': fig,
  pomegranate,
}
