import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const spinningTop: PropDrawing = {
  size: 54,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(roundedRectangle(-4, -100, 8, 30, 3), '#a8713f'),
    round(
      blob([
        [-46, -62],
        [0, -78],
        [46, -62],
        [26, -26],
        [0, 0],
        [-26, -26],
      ]),
      colour,
    ),
    flat(
      blob([
        [-44, -60],
        [0, -52],
        [44, -60],
        [36, -42],
        [0, -34],
        [-36, -42],
      ]),
      '#f6c644',
    ),
  ],
}

const snowGlobe: PropDrawing = {
  size: 62,
  place: 'ground',
  tabletop: true,
  colour: '#b9dcea',
  draw: (colour) => [
    round(ellipse(0, -60, 40), colour),
    flat(
      blob([
        [-36, -46],
        [0, -54],
        [36, -46],
        [22, -26],
        [0, -22],
        [-22, -26],
      ]),
      '#f8f6f0',
    ),
    round(
      polygon([
        [0, -88],
        [15, -46],
        [-15, -46],
      ]),
      '#4f9a6a',
    ),
    flat(
      joined(
        (
          [
            [-22, -72],
            [22, -76],
            [-12, -88],
            [26, -58],
            [-28, -56],
          ] as const
        ).map(([x, y]) => ellipse(x, y, 3)),
      ),
      '#ffffff',
    ),
    round(roundedRectangle(-36, -24, 72, 24, 8), '#b5633f'),
  ],
}

const paperBoat: PropDrawing = {
  size: 50,
  place: 'ground',
  colour: '#f3eddf',
  draw: (colour) => [
    round(
      polygon([
        [0, -100],
        [32, -34],
        [-32, -34],
      ]),
      darker(colour, 0.92),
    ),
    round(
      polygon([
        [-84, -50],
        [-26, -40],
        [0, -30],
        [26, -40],
        [84, -50],
        [50, 0],
        [-50, 0],
      ]),
      colour,
    ),
    line(
      polyline([
        [0, -30],
        [0, -4],
      ]),
      darker(colour, 0.8),
      3,
    ),
  ],
}

const toySword: PropDrawing = {
  heldByFoot: true,
  size: 110,
  place: 'ground',
  colour: '#c9955c',
  draw: (colour) => [
    round(
      polygon([
        [-8, -24],
        [-8, -88],
        [0, -100],
        [8, -88],
        [8, -24],
      ]),
      lighter(colour, 0.25),
    ),
    round(roundedRectangle(-24, -30, 48, 10, 5), darker(colour, 0.8)),
    round(roundedRectangle(-6, -22, 12, 22, 5), '#8a5a38'),
  ],
}

const bowAndArrow: PropDrawing = {
  size: 120,
  place: 'ground',
  colour: '#94653f',
  draw: (colour) => [
    line(
      polyline([
        [-14, -98],
        [-14, -2],
      ]),
      '#efe4cc',
      2.4,
    ),
    cord(
      [
        [-14, -100],
        [14, -80],
        [20, -50],
        [14, -20],
        [-14, 0],
      ],
      colour,
      6,
    ),
    cord(
      [
        [-36, -50],
        [42, -50],
      ],
      '#d9b37a',
      4,
    ),
    round(
      polygon([
        [40, -58],
        [58, -50],
        [40, -42],
      ]),
      '#9a9894',
    ),
    flat(
      polygon([
        [-46, -60],
        [-32, -50],
        [-46, -40],
        [-38, -50],
      ]),
      '#d9493f',
    ),
  ],
}

const pearl: PropDrawing = {
  size: 30,
  place: 'ground',
  tabletop: true,
  colour: '#f3ebe2',
  draw: (colour) => [
    round(ellipse(0, -50, 48), darker(colour, 0.95)),
    flat(ellipse(-10, -58, 30), colour),
    line(
      curve([
        [-28, -66],
        [-18, -80],
        [0, -84],
      ]),
      '#ffffff',
      6,
    ),
  ],
}

/** Small treasures out of a toy box. */
export const toyboxProps: Record<string, PropDrawing> = {
  'spinning top|top': spinningTop,
  'snow globe': snowGlobe,
  'paper boat|toy boat|paper ship': paperBoat,
  'wooden sword|toy sword|sword': toySword,
  'bow and arrow|bow and arrows': bowAndArrow,
  'pearl|pearls': pearl,
}
