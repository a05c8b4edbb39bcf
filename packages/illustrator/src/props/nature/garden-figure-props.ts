import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const gnome: PropDrawing = {
  size: 110,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(ellipse(-11, -4, 11, 6), '#5a3b2a'),
    round(ellipse(11, -4, 11, 6), '#5a3b2a'),
    round(
      blob([
        [-24, -8],
        [-22, -40],
        [0, -52],
        [22, -40],
        [24, -8],
        [0, -4],
      ]),
      '#3f7fc4',
    ),
    round(ellipse(-25, -28, 8, 11), darker('#3f7fc4', 0.85)),
    round(ellipse(25, -28, 8, 11), darker('#3f7fc4', 0.85)),
    round(ellipse(0, -52, 19, 15), '#f3c6a2'),
    round(
      blob([
        [-19, -52],
        [-14, -30],
        [0, -18],
        [14, -30],
        [19, -52],
        [0, -45],
      ]),
      '#fbf6ea',
    ),
    round(ellipse(0, -51, 5.5, 5), '#e8a284'),
    flat(ellipse(-8, -56, 2.2, 2.8), '#33211c'),
    flat(ellipse(8, -56, 2.2, 2.8), '#33211c'),
    round(
      blob([
        [-23, -60],
        [-10, -80],
        [5, -100],
        [12, -80],
        [23, -60],
        [0, -66],
      ]),
      colour,
    ),
  ],
}

const hammock: PropDrawing = {
  size: 150,
  place: 'behind',
  colour: '#e2a35a',
  draw: (colour) => [
    ...[-110, 110].map((x) => round(roundedRectangle(x - 6, -100, 12, 100, 4), '#8a5a38')),
    line(
      curve([
        [-106, -92],
        [-70, -64],
      ]),
      '#6d5138',
      3,
    ),
    line(
      curve([
        [106, -92],
        [70, -64],
      ]),
      '#6d5138',
      3,
    ),
    round(
      blob([
        [-74, -68],
        [-40, -40],
        [0, -30],
        [40, -40],
        [74, -68],
        [42, -24],
        [0, -14],
        [-42, -24],
      ]),
      colour,
    ),
    line(
      curve([
        [-62, -54],
        [0, -22],
        [62, -54],
      ]),
      lighter(colour, 0.5),
      4,
    ),
  ],
}

const easel: PropDrawing = {
  size: 260,
  place: 'behind',
  colour: '#a8713f',
  draw: (colour) => [
    ...[
      [-4, -32],
      [4, 32],
    ].map(([top = 0, foot = 0]) =>
      flat(
        polygon([
          [top - 2, -100],
          [top + 2, -100],
          [foot + 3, 0],
          [foot - 3, 0],
        ]),
        colour,
      ),
    ),
    round(roundedRectangle(-34, -84, 68, 50, 2), '#fbf6ea'),
    ...['#e2564d', '#f2a03d', '#f4d35e', '#6fb36a', '#5f8fd0'].map((band, row) => {
      const reach = 27 - row * 4.4
      return line(
        curve([
          [-reach, -40],
          [-reach * 0.72, -40 - reach * 0.95],
          [0, -40 - reach * 1.34],
          [reach * 0.72, -40 - reach * 0.95],
          [reach, -40],
        ]),
        band,
        4.6,
      )
    }),
    flat(roundedRectangle(-38, -35, 76, 5, 2), darker(colour, 0.8)),
  ],
}

/** What people put up in a garden. */
export const gardenFigureProps: Record<string, PropDrawing> = {
  'gnome|garden gnome|dwarf|elf': gnome,
  hammock,
  'easel|painting easel': easel,
}
