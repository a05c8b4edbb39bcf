import { darker, lighter, mix } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import { stroke } from '../../settings/parts/timber.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const fridge: PropDrawing = {
  size: 330,
  place: 'behind',
  standsAlone: true,
  colour: '#dfe9ea',
  draw: (colour) => [
    round(roundedRectangle(-24, -100, 48, 98, 7), colour),
    stroke([-24, -64], [24, -64], 2, darker(colour, 0.8)),
    ...[-84, -46].map((y) => stroke([16, y], [16, y + 14], 3, darker(colour, 0.6))),
    flat(roundedRectangle(-16, -52, 17, 14, 1), '#ffe9a8'),
    flat(ellipse(-8, -54, 2.4), '#d9493f'),
    ...[-16, 12].map((x) => round(roundedRectangle(x, -4, 6, 4, 1), '#5d6a72')),
  ],
}

const towel: PropDrawing = {
  several: true,
  size: 60,
  place: 'ground',
  colour: '#7fb4d8',
  draw: (colour) => [
    round(roundedRectangle(-74, -38, 148, 38, 16), darker(colour, 0.9)),
    round(roundedRectangle(-70, -70, 140, 38, 16), colour),
    round(roundedRectangle(-64, -100, 128, 36, 16), lighter(colour, 0.16)),
    ...[-82, -52, -20].map((y) => stroke([34, y - 12], [34, y + 12], 7, '#fdfaf2')),
  ],
}

const stroller: PropDrawing = {
  size: 210,
  place: 'ground',
  standsAlone: true,
  colour: '#5f8fc0',
  draw: (colour) => [
    cord(
      [
        [30, -46],
        [58, -74],
        [72, -82],
      ],
      '#5d5a62',
      6,
    ),
    stroke([-26, -30], [26, -10], 5, '#5d5a62'),
    stroke([26, -30], [-26, -10], 5, '#5d5a62'),
    round(
      blob([
        [-46, -58],
        [44, -58],
        [34, -26],
        [-34, -26],
      ]),
      colour,
    ),
    round(
      blob([
        [-46, -58],
        [-44, -86],
        [-16, -100],
        [8, -88],
        [2, -58],
      ]),
      darker(colour, 0.86),
    ),
    line(
      curve([
        [-34, -58],
        [-30, -80],
        [-14, -98],
      ]),
      lighter(colour, 0.3),
      3,
    ),
    flat(ellipse(8, -60, 9), '#f6d7b8'),
    ...[-28, 28].flatMap((x) => [
      round(ellipse(x, -11, 11), '#4a4650'),
      flat(ellipse(x, -11, 4.5), '#c9ccd2'),
    ]),
  ],
}

/** A saying in a frame: lines of letters, too small to be read, and a flower below them. */
const framedWords: PropDrawing = {
  size: 150,
  place: 'wall',
  colour: '#a8713f',
  draw: (colour) => [
    round(roundedRectangle(-66, -100, 132, 100, 5), colour),
    flat(roundedRectangle(-57, -91, 114, 82, 2), '#fdf6e6'),
    ...[-76, -60, -44].flatMap((y, row) => [
      stroke([-44, y], [row === 2 ? -14 : -6, y], 4, '#5f7fa8'),
      stroke([row === 2 ? -4 : 4, y], [row === 1 ? 32 : 42, y], 4, '#5f7fa8'),
    ]),
    flat(ellipse(0, -23, 6), '#d9493f'),
    ...[-20, 20].map((x) => flat(ellipse(x, -22, 9, 3.5), '#77a86a')),
  ],
}

/** A board with words that somebody has painted on it, large enough to be seen from where one reads them. */
const paintedWords: PropDrawing = {
  size: 120,
  place: 'wall',
  colour: '#7a5230',
  draw: (colour) => [
    round(roundedRectangle(-118, -100, 236, 100, 8), colour),
    ...[-67, -34].map((y) => flat(roundedRectangle(-114, y, 228, 3, 1.5), darker(colour, 0.8))),
    ...[-80, -48, -18].flatMap((y, row) => [
      stroke([-96, y], [row === 1 ? -40 : -22, y], 9, '#fdf6e6'),
      stroke([row === 1 ? -20 : 0, y], [row === 2 ? 60 : 92, y], 9, '#fdf6e6'),
    ]),
  ],
}

/** What a lantern with holes in its lid throws on the wall above it: letters, brightest in their middle. */
const lettersOfLight: PropDrawing = {
  size: 130,
  place: 'wall',
  onlyIndoors: true,
  colour: '#ffe9a3',
  draw: (colour) => [
    flat(ellipse(0, -50, 104, 54), mix(colour, '#ffffff', 0.25)),
    ...[-70, -34].flatMap((y, row) =>
      [-66, -40, -12, 16, 44, 68].flatMap((x, letter) => [
        stroke([x, y + 10], [x + (letter % 2 ? 0 : 8), y - 12], 6, '#8a5620'),
        stroke([x + 2, y + (row ? -10 : 8)], [x + 14, y + (letter % 3 ? -2 : 10)], 5, '#8a5620'),
      ]),
    ),
  ],
}

/** Larger and softer things of a home. */
export const homeProps: Record<string, PropDrawing> = {
  'framed words|sampler|motto': framedWords,
  'letters of light': lettersOfLight,
  'words|painted words|carved words': paintedWords,
  'fridge|refrigerator': fridge,
  'towel|towels': towel,
  'stroller|pram|pushchair|baby carriage|buggy': stroller,
}
