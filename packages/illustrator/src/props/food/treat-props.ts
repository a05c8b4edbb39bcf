import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** A mug from the side, its drink to be seen at the brim, steaming. */
const cocoa: PropDrawing = {
  size: 52,
  place: 'ground',
  tabletop: true,
  colour: '#c9685a',
  draw: (colour) => [
    cord(
      [
        [30, -52],
        [58, -44],
        [56, -20],
        [30, -12],
      ],
      darker(colour, 0.9),
      10,
    ),
    round(roundedRectangle(-38, -62, 76, 62, 14), colour),
    round(ellipse(0, -62, 38, 10), lighter(colour, 0.3)),
    flat(ellipse(0, -61, 31, 7), '#6b4028'),
    ...[-16, 12].map((x) =>
      line(
        curve([
          [x, -74],
          [x + 7, -84],
          [x - 3, -92],
          [x + 5, -101],
        ]),
        '#efe8dc',
        5,
      ),
    ),
  ],
}

const pie: PropDrawing = {
  size: 50,
  place: 'ground',
  tabletop: true,
  colour: '#d9a05a',
  draw: (colour) => [
    round(
      polygon([
        [-84, -50],
        [84, -50],
        [62, 0],
        [-62, 0],
      ]),
      '#9fb0b8',
    ),
    round(
      blob([
        [-80, -58],
        [-54, -90],
        [0, -102],
        [54, -90],
        [80, -58],
        [0, -48],
      ]),
      colour,
    ),
    ...[-30, 0, 30].map((x) =>
      line(
        curve([
          [x, -90 + Math.abs(x) * 0.16],
          [x * 1.16, -66],
        ]),
        '#a8523f',
        7,
      ),
    ),
    round(
      limb(
        [
          [-88, -54],
          [0, -46],
          [88, -54],
        ],
        [17, 17, 17],
      ),
      lighter(colour, 0.18),
    ),
  ],
}

const candyCane: PropDrawing = {
  heldByFoot: true,
  size: 60,
  place: 'ground',
  tabletop: true,
  colour: '#d9493f',
  draw: (colour) => [
    round(
      limb(
        [
          [-14, 0],
          [-14, -40],
          [-14, -74],
          [6, -94],
          [26, -82],
          [28, -62],
        ],
        [17, 17, 17, 17, 17, 17],
      ),
      '#fbf4e8',
    ),
    ...(
      [
        [-14, -14, 0],
        [-14, -38, 0],
        [-13, -62, 0.2],
        [-3, -85, 1],
        [19, -88, 2.2],
        [28, -70, 3],
      ] as const
    ).map(([x, y, turn]) => flat(ellipse(x, y, 8.6, 4.6, turn - 0.5), colour)),
  ],
}

/** Treats. */
export const treatProps: Record<string, PropDrawing> = {
  'cocoa|hot chocolate|coffee|hot drink|mug of cocoa': cocoa,
  'pie|tart|apple pie': pie,
  'candy cane|peppermint stick': candyCane,
}
