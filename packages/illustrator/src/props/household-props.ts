import { darker } from '../drawing/colour.ts'
import { feature, flat, glow, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import {
  archway,
  blob,
  curve,
  ellipse,
  joined,
  polygon,
  polyline,
  roundedRectangle,
} from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

const GOLD = '#f2c33f'

const lantern: PropDrawing = {
  size: 96,
  place: 'ground',
  colour: '#8a5a38',
  shines: true,
  draw: (colour) => [
    line(
      curve([
        [-18, -82],
        [0, -100],
        [18, -82],
      ]),
      darker(colour, 0.8),
      5,
    ),
    round(roundedRectangle(-30, -14, 60, 14, 5), colour),
    round(roundedRectangle(-25, -72, 50, 60, 8), '#ffe9ad'),
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
    ...[-25, 25].map((x) =>
      line(
        polyline([
          [x, -72],
          [x, -12],
        ]),
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
}

const candle: PropDrawing = {
  size: 62,
  place: 'ground',
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

const book: PropDrawing = {
  size: 62,
  place: 'ground',
  colour: '#3f7fc4',
  draw: (colour) => [
    round(
      blob([
        [-78, -86],
        [-36, -96],
        [0, -84],
        [36, -96],
        [78, -86],
        [74, -10],
        [36, -18],
        [0, -4],
        [-36, -18],
        [-74, -10],
      ]),
      colour,
    ),
    round(
      blob([
        [-70, -90],
        [-34, -98],
        [0, -86],
        [0, -14],
        [-34, -26],
        [-66, -20],
      ]),
      '#fdf6e6',
    ),
    round(
      blob([
        [70, -90],
        [34, -98],
        [0, -86],
        [0, -14],
        [34, -26],
        [66, -20],
      ]),
      '#f8eeda',
    ),
    ...[-76, -62, -48].flatMap((y) => [
      line(
        polyline([
          [-56, y],
          [-16, y + 4],
        ]),
        '#b9a88c',
        3,
      ),
      line(
        polyline([
          [16, y + 4],
          [56, y],
        ]),
        '#b9a88c',
        3,
      ),
    ]),
  ],
}

const bible: PropDrawing = {
  size: 64,
  place: 'ground',
  colour: '#8a3f34',
  draw: (colour) => [
    round(roundedRectangle(-36, -98, 72, 98, 8), darker(colour, 0.8)),
    flat(roundedRectangle(-30, -96, 66, 92, 4), '#fdf6e6'),
    round(roundedRectangle(-38, -100, 68, 96, 8), colour),
    flat(joined([roundedRectangle(-8, -84, 9, 58, 2), roundedRectangle(-22, -68, 37, 9, 2)]), GOLD),
  ],
}

const letter: PropDrawing = {
  size: 46,
  place: 'ground',
  colour: '#fdf6e6',
  draw: (colour) => [
    round(roundedRectangle(-66, -92, 132, 88, 6), colour),
    line(
      polyline([
        [-62, -88],
        [0, -40],
        [62, -88],
      ]),
      darker(colour, 0.78),
      5,
    ),
    flat(ellipse(0, -40, 13), '#d9493f'),
  ],
}

const paper: PropDrawing = {
  size: 60,
  place: 'ground',
  colour: '#fdf6e6',
  draw: (colour) => [
    round(
      polygon([
        [-38, -98],
        [34, -94],
        [38, -2],
        [-34, -6],
      ]),
      colour,
    ),
    ...[-76, -60, -44, -28].map((y) =>
      line(
        polyline([
          [-22, y],
          [22, y + 2],
        ]),
        '#b9a88c',
        4,
      ),
    ),
  ],
}

const key: PropDrawing = {
  size: 46,
  place: 'ground',
  colour: GOLD,
  draw: (colour) => [
    line(ellipse(0, -76, 20), colour, 12),
    round(roundedRectangle(-7, -58, 14, 58, 3), colour),
    round(joined([roundedRectangle(0, -16, 26, 9, 2), roundedRectangle(0, -34, 20, 9, 2)]), colour),
  ],
}

const broom: PropDrawing = {
  size: 220,
  place: 'ground',
  colour: '#e0b45e',
  draw: (colour) => [
    round(
      limb(
        [
          [0, -100],
          [0, -30],
        ],
        [5, 5],
      ),
      '#94653f',
    ),
    round(
      blob([
        [-8, -36],
        [8, -36],
        [22, 0],
        [-22, 0],
      ]),
      colour,
    ),
  ],
}

const clock: PropDrawing = {
  size: 96,
  place: 'wall',
  colour: '#8a5a38',
  draw: (colour) => [
    round(ellipse(0, -50, 50), colour),
    flat(ellipse(0, -50, 39), '#fdf6e6'),
    line(
      polyline([
        [0, -76],
        [0, -50],
        [18, -42],
      ]),
      '#3a2a20',
      6,
    ),
  ],
}

const notice: PropDrawing = {
  size: 150,
  place: 'wall',
  colour: '#a8713f',
  draw: (colour) => [
    round(roundedRectangle(-64, -100, 128, 100, 6), colour),
    ...(
      [
        [-46, -84, '#fdf6e6'],
        [2, -88, '#ffe08a'],
        [-40, -40, '#bfe0ee'],
        [12, -42, '#fdf6e6'],
      ] as const
    ).map(([x, y, sheet]) => flat(roundedRectangle(x, y, 36, 36, 3), sheet)),
  ],
}

const doorway: PropDrawing = {
  size: 470,
  place: 'behind',
  colour: '#8a5a38',
  draw: (colour) => [
    round(archway(-28, 0, 56, 100), darker(colour, 0.72)),
    round(archway(-23, 0, 46, 94), colour),
    flat(ellipse(15, -44, 2.4), GOLD),
  ],
}

const boots: PropDrawing = {
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

const spoon: PropDrawing = {
  size: 64,
  place: 'ground',
  colour: '#b98350',
  draw: (colour) => [
    round(
      limb(
        [
          [0, -4],
          [0, -66],
        ],
        [9, 9],
      ),
      colour,
    ),
    round(ellipse(0, -82, 15, 20), colour),
  ],
}

const paneWindow: PropDrawing = {
  size: 190,
  place: 'wall',
  colour: '#a66f42',
  draw: (colour) => [
    round(roundedRectangle(-42, -100, 84, 100, 4), colour),
    flat(roundedRectangle(-35, -93, 70, 86, 2), '#bfe0ee'),
    flat(joined([roundedRectangle(-2, -93, 4, 86, 0), roundedRectangle(-35, -52, 70, 4, 0)]), colour),
  ],
}

/** Things of a house that can be carried or stand about. */
export const householdProps: Record<string, PropDrawing> = {
  'lantern|lamp|oil lamp|light|torch': lantern,
  'candle|candles': candle,
  'book|notebook|diary|storybook|songbook|story': book,
  'bible|scripture': bible,
  'letter|envelope|card|invitation': letter,
  'paper|drawing|note|map|list|sheet|picture|scroll': paper,
  key,
  'broom|rake|shovel|spade|oar|paddle|stick': broom,
  clock,
  'notice|notice board|board|blackboard': notice,
  'door|kitchen door|gate': doorway,
  'boot|boots|shoe|shoes|wellies|sock': boots,
  'spoon|ladle|fork': spoon,
  window: paneWindow,
}
