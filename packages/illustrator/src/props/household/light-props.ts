import { darker, mix } from '../../drawing/colour.ts'
import { feature, flat, glow, line, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const lantern = (burns: boolean): PropDrawing => ({
  size: 96,
  place: 'ground',
  tabletop: true,
  carriedAt: 98,
  colour: '#8a5a38',
  shines: burns,
  draw: (colour) => [
    cord(
      [
        [-18, -82],
        [0, -100],
        [18, -82],
      ],
      darker(colour, 0.8),
      5,
    ),
    round(roundedRectangle(-30, -14, 60, 14, 5), colour),
    round(roundedRectangle(-25, -72, 50, 60, 8), burns ? '#ffe9ad' : '#b9c2c4'),
    ...(burns ? lanternFlame() : [feature(roundedRectangle(-2, -26, 4, 13, 1), '#4a3a34')]),
    ...[-25, 25].map((x) =>
      cord(
        [
          [x, -72],
          [x, -12],
        ],
        colour,
        6,
      ),
    ),
    round(
      polygon([
        [-32, -70],
        [-14, -86],
        [14, -86],
        [32, -70],
      ]),
      colour,
    ),
  ],
})

const lanternFlame = (): Shape[] => [
  glow(0, -42, 44, '#ffd36a', 0.8),
  feature(
    blob([
      [0, -60],
      [9, -40],
      [0, -28],
      [-9, -40],
    ]),
    '#ff9d3a',
  ),
  feature(
    blob([
      [0, -50],
      [4, -38],
      [0, -31],
      [-4, -38],
    ]),
    '#fff3c0',
  ),
]

const candle: PropDrawing = {
  size: 62,
  place: 'ground',
  tabletop: true,
  colour: '#f7efe0',
  shines: true,
  draw: (colour) => [
    round(ellipse(0, -6, 34, 9), '#b98a4a'),
    round(roundedRectangle(-14, -62, 28, 58, 6), colour),
    glow(0, -78, 46, '#ffd36a', 0.8),
    feature(
      blob([
        [0, -100],
        [11, -78],
        [0, -62],
        [-11, -78],
      ]),
      '#ffa63c',
    ),
    feature(
      blob([
        [0, -86],
        [5, -75],
        [0, -66],
        [-5, -75],
      ]),
      '#fff3c0',
    ),
  ],
}

const whaleLantern: PropDrawing = {
  size: 96,
  place: 'ground',
  tabletop: true,
  colour: '#5f9fc9',
  shines: true,
  draw: (colour) => [
    glow(0, -46, 84, '#ffe0a0', 0.5),
    round(
      blob([
        [-80, -84],
        [-58, -56],
        [-20, -84],
        [40, -84],
        [82, -48],
        [56, -10],
        [-10, -8],
        [-56, -36],
        [-92, -56],
      ]),
      mix(colour, '#ffe9b0', 0.25),
    ),
    flat(
      blob([
        [-20, -14],
        [30, -26],
        [76, -36],
        [52, -12],
        [0, -8],
      ]),
      '#f6efdc',
    ),
    flat(ellipse(52, -54, 5), '#33211c'),
    line(
      curve([
        [20, -86],
        [16, -104],
        [4, -110],
      ]),
      '#9fd0e8',
      5,
    ),
    line(
      curve([
        [20, -86],
        [26, -104],
        [38, -108],
      ]),
      '#9fd0e8',
      5,
    ),
  ],
}

/** Lamps and candles. */
export const lightProps: Record<string, PropDrawing> = {
  'lantern|lamp|oil lamp|light|torch|nightlight|night light|night-light': lantern(true),
  'unlit lantern': lantern(false),
  'candle|candles|candlestick|candle stick': candle,
  'whale lantern|paper whale': whaleLantern,
}
