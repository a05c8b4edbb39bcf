import { darker } from '../../drawing/colour.ts'
import { flat, glow, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const campfire: PropDrawing = {
  size: 110,
  place: 'ground',
  standsAlone: true,
  colour: '#f08a3a',
  onlyOutdoors: true,
  shines: true,
  draw: (colour) => [
    glow(0, -46, 110, '#ffd98a', 0.5),
    ...[-46, -16, 18, 48].map((x) => round(ellipse(x, -5, 17, 9), '#9a928c')),
    ...[-1, 1].map((side) =>
      round(
        limb(
          [
            [side * 48, -6],
            [side * -34, -26],
          ],
          [13, 11],
        ),
        '#7d5136',
      ),
    ),
    round(
      blob([
        [-30, -22],
        [-34, -52],
        [-12, -72],
        [-4, -100],
        [18, -74],
        [32, -48],
        [28, -22],
        [0, -14],
      ]),
      colour,
    ),
    flat(
      blob([
        [-15, -22],
        [-16, -42],
        [0, -66],
        [16, -42],
        [14, -22],
        [0, -17],
      ]),
      '#ffe08a',
    ),
  ],
}

const stove: PropDrawing = {
  size: 200,
  place: 'behind',
  colour: '#e8e2d6',
  draw: (colour) => [
    round(roundedRectangle(-44, -100, 88, 100, 6), colour),
    flat(roundedRectangle(-44, -100, 88, 8, 4), '#5d5a5e'),
    ...[-28, -10, 10, 28].map((x) => flat(ellipse(x, -82, 5), '#c9573f')),
    round(roundedRectangle(-34, -66, 68, 50, 6), darker(colour, 0.86)),
    flat(roundedRectangle(-26, -56, 52, 32, 5), '#4a3a3a'),
    flat(ellipse(0, -36, 18, 9), '#f0a04a'),
    line(
      polyline([
        [-26, -70],
        [26, -70],
      ]),
      '#8a8488',
      4,
    ),
  ],
}

const hay: PropDrawing = {
  size: 110,
  place: 'ground',
  standsAlone: true,
  colour: '#e6c25e',
  draw: (colour) => [
    round(roundedRectangle(-78, -84, 156, 84, 16), colour),
    ...[-34, 34].map((x) =>
      line(
        polyline([
          [x, -84],
          [x, 0],
        ]),
        '#a8713f',
        5,
      ),
    ),
    ...[-60, -12, 12, 58].map((x, index) =>
      line(
        curve([
          [x - 12, -60 + index * 11],
          [x, -66 + index * 11],
          [x + 14, -58 + index * 11],
        ]),
        darker(colour, 0.82),
        4,
      ),
    ),
    ...[-70, 20, 66].map((x) =>
      line(
        curve([
          [x, -82],
          [x + 6, -94],
          [x + 16, -100],
        ]),
        darker(colour, 0.9),
        4,
      ),
    ),
  ],
}

/** What burns and warms, and what would burn well. */
export const fireProps: Record<string, PropDrawing> = {
  'campfire|fire|bonfire': campfire,
  'stove|oven|cooker': stove,
  'hay|straw|haystack|hay bale|bale': hay,
}
