import { darker } from '../drawing/colour.ts'
import { line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, polygon, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

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

const chalk: PropDrawing = {
  size: 34,
  place: 'ground',
  colour: '#fdf6e6',
  draw: (colour) =>
    (
      [
        [-40, colour],
        [0, '#f3b6c0'],
        [40, '#a9cfe8'],
      ] as const
    ).map(([x, stick]) => round(roundedRectangle(x - 14, -100, 28, 100, 8), stick)),
}

const tools: PropDrawing = {
  size: 60,
  place: 'ground',
  colour: '#8fa6b5',
  draw: (colour) => [
    round(
      limb(
        [
          [-20, -2],
          [16, -74],
        ],
        [12, 12],
      ),
      '#a8713f',
    ),
    round(
      polygon([
        [-6, -92],
        [36, -70],
        [28, -52],
        [-16, -74],
      ]),
      colour,
    ),
  ],
}

const rope: PropDrawing = {
  size: 50,
  place: 'ground',
  colour: '#c9a66b',
  draw: (colour) => [
    ...[0, 1, 2].map((ring) =>
      line(ellipse(0, -30 - ring * 18, 54 - ring * 6, 20), ring % 2 ? darker(colour, 0.88) : colour, 14),
    ),
    line(
      curve([
        [48, -30],
        [80, -14],
        [96, -4],
      ]),
      colour,
      12,
    ),
  ],
}

/** Tools. */
export const toolProps: Record<string, PropDrawing> = {
  'broom|besom': broom,
  chalk,
  'hammer|tool|tools|mallet': tools,
  'rope|string|cord': rope,
}
