import { darker, lighter } from '../../drawing/colour.ts'
import { feature, flat, glow, round } from '../../drawing/shape.ts'
import { blob, ellipse, joined, polygon } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const partyPopper: PropDrawing = {
  size: 60,
  place: 'ground',
  tabletop: true,
  colour: '#8a63b8',
  draw: (colour) => [
    cord(
      [
        [14, -46],
        [30, -70],
        [20, -84],
        [36, -100],
      ],
      '#e0697a',
      8,
    ),
    cord(
      [
        [24, -38],
        [50, -56],
        [62, -46],
        [84, -64],
      ],
      '#5a9bd4',
      8,
    ),
    ...(
      [
        [0, -76, '#f2b84a'],
        [58, -86, '#6cab5c'],
        [74, -24, '#e0697a'],
        [-12, -98, '#5a9bd4'],
        [86, -90, '#f2b84a'],
      ] as const
    ).map(([x, y, dot]) => round(ellipse(x, y, 8), dot)),
    round(
      polygon([
        [-62, 0],
        [-12, -62],
        [34, -18],
      ]),
      colour,
    ),
    flat(
      polygon([
        [-42, -25],
        [-27, -43],
        [7, -17],
        [-18, -9],
      ]),
      '#f2d16b',
    ),
    round(ellipse(11, -40, 33, 10, 0.76), darker(colour, 0.7)),
  ],
}

const mask: PropDrawing = {
  size: 54,
  place: 'ground',
  tabletop: true,
  colour: '#8a63b8',
  draw: (colour) => [
    ...[-0.5, 0, 0.5].map((lean, index) =>
      round(
        blob([
          [lean * 26 - 6, -58],
          [lean * 60 - 12, -84],
          [lean * 74, -104 + Math.abs(lean) * 16],
          [lean * 60 + 12, -84],
          [lean * 26 + 6, -58],
        ]),
        ['#5a9bd4', '#f2b84a', '#6cab5c'][index] ?? '#f2b84a',
      ),
    ),
    round(
      blob([
        [-84, -66],
        [-40, -64],
        [0, -54],
        [40, -64],
        [84, -66],
        [76, -20],
        [40, -4],
        [0, -26],
        [-40, -4],
        [-76, -20],
      ]),
      colour,
    ),
    ...[-38, 38].flatMap((x) => [
      flat(ellipse(x, -36, 25, 17), '#f2d16b'),
      flat(ellipse(x, -36, 19, 11.5), '#3a2f48'),
    ]),
    round(
      polygon([
        [0, -62],
        [10, -50],
        [0, -38],
        [-10, -50],
      ]),
      '#f2d16b',
    ),
  ],
}

const bubbles: PropDrawing = {
  several: true,
  size: 80,
  place: 'sky',
  colour: '#bfe2f4',
  draw: (colour) =>
    (
      [
        [-38, -34, 24],
        [22, -66, 32],
        [44, -16, 15],
        [-24, -84, 13],
      ] as const
    ).flatMap(([x, y, size]) => [
      round(ellipse(x, y, size), colour),
      flat(ellipse(x + size * 0.2, y + size * 0.3, size * 0.6, size * 0.5), '#e6d3f2'),
      flat(ellipse(x - size * 0.1, y - size * 0.05, size * 0.7, size * 0.68), lighter(colour, 0.4)),
      flat(ellipse(x - size * 0.4, y - size * 0.42, size * 0.24, size * 0.16, -0.7), '#ffffff'),
    ]),
}

const fireflies: PropDrawing = {
  several: true,
  size: 90,
  place: 'sky',
  onlyOutdoors: true,
  colour: '#ffd24a',
  draw: (colour) =>
    (
      [
        [-90, -30],
        [-44, -84],
        [0, -40],
        [46, -92],
        [90, -52],
        [30, -8],
      ] as const
    ).flatMap(([x, y]) => [
      glow(x, y, 24, colour, 0.8),
      round(joined([ellipse(x - 5, y - 9, 8, 4, 0.6), ellipse(x + 5, y - 9, 8, 4, -0.6)]), '#dfe8ea'),
      round(ellipse(x, y - 4, 4.6, 6), '#5a4a3a'),
      feature(ellipse(x, y + 5, 6, 7), colour),
    ]),
}

/** What is merry for an evening. */
export const partyProps: Record<string, PropDrawing> = {
  'party popper|streamers': partyPopper,
  'mask|masks|costume': mask,
  'bubble|bubbles|soap bubbles': bubbles,
  'firefly|fireflies|glowworm': fireflies,
}
