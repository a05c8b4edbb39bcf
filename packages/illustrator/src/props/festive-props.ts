import { darker, lighter, mix } from '../drawing/colour.ts'
import { flat, glow, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { heart } from '../people/pattern.ts'
import type { PropDrawing } from './prop.ts'

const drum: PropDrawing = {
  size: 84,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(roundedRectangle(-56, -80, 112, 80, 12), colour),
    line(
      polyline([
        [-50, -66],
        [-26, -10],
        [0, -66],
        [26, -10],
        [50, -66],
      ]),
      '#fdf6e6',
      5,
    ),
    round(ellipse(0, -80, 58, 16), '#f7efe0'),
    ...[-1, 1].map((side) =>
      line(
        polyline([
          [side * 10, -86],
          [side * 50, -112],
        ]),
        '#94653f',
        6,
      ),
    ),
  ],
}

const trumpet: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#e9b93f',
  draw: (colour) => [
    line(
      polyline([
        [-86, -56],
        [40, -56],
      ]),
      colour,
      13,
    ),
    line(roundedRectangle(-46, -58, 62, 38, 18), darker(colour, 0.9), 9),
    round(
      polygon([
        [34, -64],
        [92, -96],
        [92, -16],
        [34, -48],
      ]),
      colour,
    ),
  ],
}

const guitar: PropDrawing = {
  size: 150,
  place: 'ground',
  colour: '#c98a4a',
  draw: (colour) => [
    round(roundedRectangle(-5, -100, 10, 50, 2), '#6b4a30'),
    round(
      blob([
        [0, -58],
        [17, -52],
        [14, -38],
        [24, -18],
        [12, -1],
        [-12, -1],
        [-24, -18],
        [-14, -38],
        [-17, -52],
      ]),
      colour,
    ),
    flat(ellipse(0, -26, 8), '#4a3024'),
  ],
}

const balloon: PropDrawing = {
  heldByFoot: true,
  size: 150,
  place: 'sky',
  colour: '#e2566a',
  draw: (colour) => [
    line(
      curve([
        [0, -40],
        [8, -16],
        [-4, 8],
        [4, 40],
      ]),
      '#7d6a5a',
      2.4,
    ),
    round(ellipse(0, -72, 27, 33), colour),
    flat(ellipse(-9, -84, 6, 9, 0.4), lighter(colour, 0.5)),
    flat(
      polygon([
        [-5, -36],
        [5, -36],
        [0, -42],
      ]),
      darker(colour, 0.8),
    ),
  ],
}

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

const whaleLantern: PropDrawing = {
  size: 96,
  place: 'ground',
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

/** Instruments and what belongs to a feast. */
export const festiveProps: Record<string, PropDrawing> = {
  drum,
  'trumpet|trombone|horn|flute|trombone case': trumpet,
  'guitar|violin|harp|lyre': guitar,
  'balloon|balloons': balloon,
  cross,
  'heart|hearts': heartProp,
  'crown|tiara': crown,
  'whale|whale lantern|paper whale': whaleLantern,
  'flag|flags|ribbon|banner|sign': flag,
}
