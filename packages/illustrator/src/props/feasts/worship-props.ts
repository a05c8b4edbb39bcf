import { flat, round } from '../../drawing/shape.ts'
import { blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Of Easter morning: cut into the rock, and the stone rolled away from it. */
const tomb: PropDrawing = {
  size: 360,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  colour: '#b9a68c',
  draw: (colour) => [
    round(
      blob([
        [-104, 0],
        [-96, -56],
        [-52, -96],
        [10, -100],
        [66, -84],
        [100, -42],
        [104, 0],
        [0, 4],
      ]),
      colour,
    ),
    flat(joined([ellipse(-14, -36, 34, 34), roundedRectangle(-48, -36, 68, 36, 2)]), '#4b3f3a'),
    round(ellipse(54, -34, 34), '#d3c4a9'),
    flat(ellipse(46, -42, 14, 12), '#e2d6bf'),
  ],
}

const throne: PropDrawing = {
  size: 270,
  place: 'behind',
  standsAlone: true,
  colour: '#d9a93f',
  draw: (colour) => [
    round(
      polygon([
        [-34, 0],
        [-34, -84],
        [-22, -78],
        [0, -100],
        [22, -78],
        [34, -84],
        [34, 0],
      ]),
      colour,
    ),
    flat(roundedRectangle(-24, -72, 48, 42, 6), '#a83f4b'),
    round(roundedRectangle(-32, -36, 64, 16, 6), '#a83f4b'),
    ...[-1, 1].flatMap((side) => [
      round(roundedRectangle(side * 36 - 6, -50, 12, 50, 4), colour),
      round(ellipse(side * 36, -52, 9), colour),
    ]),
    flat(ellipse(0, -82, 5), '#d9606a'),
  ],
}

/** The cup of a table of the Lord. */
const chalice: PropDrawing = {
  size: 58,
  place: 'ground',
  tabletop: true,
  colour: '#d9a93f',
  draw: (colour) => [
    round(roundedRectangle(-6, -52, 12, 46, 4), colour),
    round(ellipse(0, -6, 30, 7), colour),
    round(ellipse(0, -34, 11, 7), colour),
    round(
      polygon([
        [-34, -100],
        [34, -100],
        [28, -66],
        [10, -48],
        [-10, -48],
        [-28, -66],
      ]),
      colour,
    ),
    flat(ellipse(0, -98, 30, 6), '#8c3550'),
  ],
}

/** Spun at Hanukkah. */
const dreidel: PropDrawing = {
  size: 46,
  place: 'ground',
  tabletop: true,
  colour: '#5f8fc4',
  draw: (colour) => [
    cord(
      [
        [0, -64],
        [0, -96],
      ],
      '#8a5a38',
      9,
    ),
    round(
      polygon([
        [-32, -70],
        [32, -70],
        [32, -30],
        [0, 0],
        [-32, -30],
      ]),
      colour,
    ),
    flat(
      joined([
        roundedRectangle(-16, -60, 32, 7, 2),
        roundedRectangle(9, -60, 7, 30, 2),
        roundedRectangle(-16, -60, 7, 14, 2),
      ]),
      '#f6ecd0',
    ),
  ],
}

const arms = [14, 28, 42]

/** Seven lamps on one stem. */
const menorah: PropDrawing = {
  size: 96,
  place: 'ground',
  tabletop: true,
  shines: true,
  colour: '#d9a93f',
  draw: (colour) => [
    ...arms.map((reach) =>
      cord(
        [
          [-reach, -78],
          [-reach * 0.92, -66],
          [0, -66 + reach * 0.75],
          [reach * 0.92, -66],
          [reach, -78],
        ],
        colour,
        6,
      ),
    ),
    cord(
      [
        [0, -6],
        [0, -78],
      ],
      colour,
      7,
    ),
    round(roundedRectangle(-24, -9, 48, 9, 4), colour),
    ...[-42, -28, -14, 0, 14, 28, 42].map((x) => round(ellipse(x, -89, 5, 10), '#f6b04a')),
  ],
}

/** What stands for a faith and its stories. */
export const worshipProps: Record<string, PropDrawing> = {
  'tomb|empty tomb': tomb,
  'menorah|hanukkiah': menorah,
  throne,
  'chalice|goblet': chalice,
  'dreidel|dreidl': dreidel,
}
