import { darker, lighter } from '../../drawing/colour.ts'
import { flat, glow, round } from '../../drawing/shape.ts'
import { blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import { star } from '../../people/prints.ts'
import { pine } from '../../settings/parts/trees.ts'
import type { PropDrawing } from '../prop.ts'

const baubles = ['#d9493f', '#f2c33f', '#5a9bd4', '#e98aa0'] as const

const christmasTree: PropDrawing = {
  size: 400,
  place: 'behind',
  shines: true,
  colour: '#3e7a5c',
  draw: (colour) => [
    ...pine(0, 0, 0.38, colour),
    ...(
      [
        [-9, -76],
        [9, -64],
        [-14, -54],
        [4, -48],
        [18, -40],
        [-20, -32],
        [-4, -28],
        [14, -24],
        [26, -26],
        [-28, -22],
      ] as const
    ).map(([x, y], index) => flat(ellipse(x, y, 3.2), baubles[index % baubles.length] ?? '#d9493f')),
    glow(0, -96, 20, '#ffe9a8', 0.6),
    round(star([0, -96], 7.5), '#f2c33f'),
  ],
}

const wreath: PropDrawing = {
  size: 92,
  place: 'wall',
  colour: '#4f8a5c',
  draw: (colour) => [
    ...Array.from({ length: 12 }, (_, index) =>
      round(
        ellipse(...onCircle([0, -50], 37, index * 0.524), 16, 12),
        index % 2 ? colour : lighter(colour, 0.14),
      ),
    ),
    ...[0.4, 1.5, 2.7, 3.9, 5.2].map((angle) =>
      flat(ellipse(...onCircle([0, -50], 38, angle), 5), '#d9493f'),
    ),
    round(
      joined([
        polygon([
          [0, -16],
          [-24, -28],
          [-22, -4],
        ]),
        polygon([
          [0, -16],
          [24, -28],
          [22, -4],
        ]),
      ]),
      '#d9493f',
    ),
    flat(ellipse(0, -16, 6), '#a8342c'),
  ],
}

const stocking: PropDrawing = {
  size: 84,
  place: 'wall',
  colour: '#d9493f',
  draw: (colour) => [
    round(
      blob([
        [-26, -84],
        [14, -84],
        [16, -44],
        [48, -26],
        [50, -6],
        [20, 0],
        [-18, -10],
        [-28, -40],
      ]),
      colour,
    ),
    round(roundedRectangle(-34, -100, 58, 24, 10), '#fdf6e6'),
    flat(ellipse(36, -12, 13, 10), darker(colour, 0.8)),
    flat(star([-4, -52], 12), '#f2c33f'),
  ],
}

/** What belongs to Christmas. */
export const christmasProps: Record<string, PropDrawing> = {
  'christmas tree|xmas tree': christmasTree,
  'wreath|advent wreath|garland': wreath,
  'stocking|stockings|christmas stocking': stocking,
}
