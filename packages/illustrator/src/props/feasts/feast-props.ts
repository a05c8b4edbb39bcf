import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { heart } from '../../people/pattern.ts'
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

/** What belongs to a feast. */
export const feastProps: Record<string, PropDrawing> = {
  cross,
  'heart|hearts': heartProp,
  'crown|tiara': crown,
  'flag|flags|banner|pennant': flag,
}
