import { darker } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const GOLD = '#f2c33f'

const book: PropDrawing = {
  lettered: 'sheet',
  size: 62,
  place: 'ground',
  tabletop: true,
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
  tabletop: true,
  colour: '#8a3f34',
  draw: (colour) => [
    round(roundedRectangle(-36, -98, 72, 98, 8), darker(colour, 0.8)),
    flat(roundedRectangle(-30, -96, 66, 92, 4), '#fdf6e6'),
    round(roundedRectangle(-38, -100, 68, 96, 8), colour),
    flat(joined([roundedRectangle(-8, -84, 9, 58, 2), roundedRectangle(-22, -68, 37, 9, 2)]), GOLD),
  ],
}

const letter: PropDrawing = {
  lettered: 'sheet',
  lies: true,
  size: 46,
  place: 'ground',
  tabletop: true,
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
  lettered: 'sheet',
  lies: true,
  size: 60,
  place: 'ground',
  tabletop: true,
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

const notice: PropDrawing = {
  lettered: 'sheet',
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

const blackboard: PropDrawing = {
  lettered: 'slate',
  size: 150,
  place: 'wall',
  colour: '#3f5a50',
  draw: (colour) => [
    round(roundedRectangle(-80, -100, 160, 100, 5), '#a8713f'),
    flat(roundedRectangle(-73, -93, 146, 84, 3), colour),
    line(
      curve([
        [-52, -58],
        [-38, -76],
        [-26, -56],
        [-14, -74],
      ]),
      '#f1ece0',
      4,
    ),
    line(
      polyline([
        [4, -66],
        [52, -66],
      ]),
      '#f1ece0',
      3.4,
    ),
    line(
      polyline([
        [-50, -34],
        [34, -34],
      ]),
      '#f1ece0',
      3.4,
    ),
  ],
}

/** A folded glider. */
const paperPlane: PropDrawing = {
  size: 44,
  place: 'ground',
  colour: '#f3eddf',
  draw: (colour) => [
    round(
      polygon([
        [96, -92],
        [-86, -58],
        [-34, -40],
      ]),
      colour,
    ),
    round(
      polygon([
        [96, -92],
        [-34, -40],
        [-26, -4],
      ]),
      darker(colour, 0.84),
    ),
    round(
      polygon([
        [96, -92],
        [-8, -34],
        [44, -14],
      ]),
      darker(colour, 0.96),
    ),
  ],
}

/** Books, letters and what is written on. */
export const writingProps: Record<string, PropDrawing> = {
  'book|notebook|diary|storybook|songbook|hymnal|story': book,
  'bible|scripture': bible,
  'blackboard|chalkboard': blackboard,
  'paper plane|paper airplane|paper glider': paperPlane,
  'letter|envelope|card|invitation|postcard': letter,
  'paper|drawing|note|list|sheet|picture|kit|program|poster': paper,
  'notice|notice board|board': notice,
}
