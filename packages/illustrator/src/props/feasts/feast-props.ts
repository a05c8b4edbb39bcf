import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { heart } from '../../people/prints.ts'
import type { PropDrawing } from '../prop.ts'

const cross: PropDrawing = {
  size: 120,
  place: 'wall',
  colour: '#a8713f',
  draw: (colour) => [
    round(joined([roundedRectangle(-8, -100, 16, 100, 3), roundedRectangle(-32, -74, 64, 16, 3)]), colour),
  ],
}

const heartProp: PropDrawing = {
  size: 60,
  place: 'sky',
  colour: '#e2566a',
  draw: (colour) => [round(heart([0, -50], 50), colour)],
}

const crown: PropDrawing = {
  size: 52,
  place: 'ground',
  tabletop: true,
  colour: '#f2c33f',
  draw: (colour) => [
    round(
      polygon([
        [-56, 0],
        [-64, -84],
        [-28, -46],
        [0, -98],
        [28, -46],
        [64, -84],
        [56, 0],
      ]),
      colour,
    ),
    flat(joined([ellipse(-28, -18, 8), ellipse(0, -18, 8), ellipse(28, -18, 8)]), '#d9493f'),
  ],
}

const flag: PropDrawing = {
  heldByFoot: true,
  size: 240,
  place: 'behind',
  colour: '#d9493f',
  draw: (colour) => [
    round(
      limb(
        [
          [0, 0],
          [0, -100],
        ],
        [4, 3.4],
      ),
      '#8a5a38',
    ),
    round(
      blob([
        [2, -98],
        [30, -92],
        [54, -98],
        [50, -80],
        [56, -66],
        [28, -62],
        [2, -68],
      ]),
      colour,
    ),
  ],
}

/** Painted cloth between two poles: for two who carry it. */
const banner: PropDrawing = {
  lettered: 'cloth',
  several: true,
  size: 300,
  place: 'behind',
  colour: '#f3e3c3',
  draw: (colour) => [
    ...[-84, 84].map((x) =>
      round(
        limb(
          [
            [x * 1.02, 0],
            [x, -100],
          ],
          [6, 5],
        ),
        '#8a5a38',
      ),
    ),
    round(
      blob([
        [-82, -94],
        [-40, -88],
        [0, -91],
        [40, -88],
        [82, -94],
        [81, -36],
        [40, -31],
        [0, -35],
        [-40, -31],
        [-81, -36],
      ]),
      colour,
    ),
    flat(ellipse(-52, -62, 16), '#f2b53f'),
    ...[-22, 0, 22].map((x, index) =>
      flat(heart([x + 4, -62], 9), ['#d9606a', '#5f8fc4', '#6aa35c'][index] ?? '#d9606a'),
    ),
    ...[-76, -56, -44].map((y) => flat(roundedRectangle(46, y, 28, 7, 3), y === -56 ? '#d9606a' : '#5f8fc4')),
  ],
}

/** What belongs to a feast. */
export const feastProps: Record<string, PropDrawing> = {
  cross,
  'heart|hearts': heartProp,
  'crown|tiara': crown,
  'flag|flags|pennant': flag,
  'banner|banners': banner,
}
