import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const bowl: PropDrawing = {
  size: 40,
  place: 'ground',
  tabletop: true,
  colour: '#5f9fc9',
  draw: (colour) => [
    round(
      blob([
        [-88, -84],
        [88, -84],
        [56, -6],
        [0, 0],
        [-56, -6],
      ]),
      colour,
    ),
    flat(ellipse(0, -84, 88, 16), darker(colour, 0.72)),
    line(
      curve([
        [-72, -52],
        [0, -40],
        [72, -52],
      ]),
      lighter(colour, 0.5),
      7,
    ),
  ],
}

const cookingPot: PropDrawing = {
  size: 76,
  place: 'ground',
  tabletop: true,
  colour: '#7a8791',
  draw: (colour) => [
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 56, -56],
          [side * 80, -52],
          [side * 58, -36],
        ],
        darker(colour, 0.7),
        8,
      ),
    ),
    round(roundedRectangle(-60, -70, 120, 70, 22), colour),
    round(ellipse(0, -70, 66, 14), lighter(colour, 0.18)),
    round(ellipse(0, -86, 12, 10), darker(colour, 0.7)),
  ],
}

/** Seen from above, as who beats on it holds it. */
const potLid: PropDrawing = {
  size: 66,
  place: 'ground',
  tabletop: true,
  colour: '#9aa7b1',
  draw: (colour) => [
    round(ellipse(0, -50, 56, 50), colour),
    flat(ellipse(0, -50, 44, 39), lighter(colour, 0.22)),
    flat(ellipse(0, -50, 36, 31), colour),
    round(ellipse(0, -50, 13, 12), '#5d4030'),
  ],
}

const kettle: PropDrawing = {
  size: 84,
  place: 'ground',
  tabletop: true,
  colour: '#c9744a',
  draw: (colour) => [
    cord(
      [
        [-36, -62],
        [0, -108],
        [36, -62],
      ],
      '#5d4030',
      8,
    ),
    round(
      blob([
        [44, -44],
        [78, -72],
        [92, -70],
        [66, -26],
        [46, -18],
      ]),
      darker(colour, 0.88),
    ),
    round(
      blob([
        [-30, -72],
        [30, -72],
        [62, -28],
        [50, 0],
        [-50, 0],
        [-62, -28],
      ]),
      colour,
    ),
    round(ellipse(0, -72, 30, 8), darker(colour, 0.82)),
    flat(ellipse(0, -82, 7, 6), '#5d4030'),
  ],
}

const bottle: PropDrawing = {
  size: 78,
  place: 'ground',
  tabletop: true,
  colour: '#6aa58c',
  draw: (colour) => [
    round(
      blob([
        [-11, -92],
        [11, -92],
        [12, -68],
        [28, -48],
        [28, -4],
        [0, 0],
        [-28, -4],
        [-28, -48],
        [-12, -68],
      ]),
      colour,
    ),
    round(roundedRectangle(-9, -100, 18, 14, 4), '#b98350'),
    flat(roundedRectangle(-26, -38, 52, 22, 3), '#fdf6e6'),
  ],
}

const barrel: PropDrawing = {
  size: 150,
  place: 'ground',
  standsAlone: true,
  colour: '#a8713f',
  draw: (colour) => [
    round(
      blob([
        [-30, -98],
        [30, -98],
        [42, -50],
        [30, 0],
        [-30, 0],
        [-42, -50],
      ]),
      colour,
    ),
    flat(ellipse(0, -95, 29, 7), darker(colour, 0.72)),
    ...[-76, -22].map((y) =>
      line(
        curve([
          [-37, y],
          [0, y + 7],
          [37, y],
        ]),
        '#6d6a6a',
        6,
      ),
    ),
  ],
}

/** What food is cooked, kept and served in. */
export const kitchenwareProps: Record<string, PropDrawing> = {
  bowl,
  'cooking pot|stew pot|saucepan|cauldron': cookingPot,
  'pot lid|saucepan lid': potLid,
  'kettle|tea kettle': kettle,
  'bottle|flask|thermos|water bottle': bottle,
  'barrel|cask|rain barrel': barrel,
}
