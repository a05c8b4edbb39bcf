import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const seesaw: PropDrawing = {
  size: 130,
  place: 'ground',
  standsAlone: true,
  onlyOutdoors: true,
  colour: '#d9493f',
  draw: (colour) => [
    round(
      polygon([
        [-22, 0],
        [0, -62],
        [22, 0],
      ]),
      '#5f86a8',
    ),
    cord(
      [
        [-126, -22],
        [126, -92],
      ],
      colour,
      14,
    ),
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 92, -56 - side * 26],
          [side * 92, -84 - side * 26],
        ],
        darker(colour, 0.75),
        8,
      ),
    ),
  ],
}

const sandbox: PropDrawing = {
  size: 70,
  place: 'ground',
  standsAlone: true,
  onlyOutdoors: true,
  colour: '#b98350',
  draw: (colour) => [
    round(
      polygon([
        [-110, -76],
        [110, -76],
        [146, -12],
        [-146, -12],
      ]),
      '#ecd59a',
    ),
    round(ellipse(34, -52, 40, 22), '#e2c784'),
    round(
      polygon([
        [-70, -84],
        [-38, -84],
        [-44, -46],
        [-64, -46],
      ]),
      '#d9493f',
    ),
    round(roundedRectangle(-156, -26, 312, 26, 8), colour),
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 112, -78],
          [side * 150, -16],
        ],
        lighter(colour, 0.12),
        14,
      ),
    ),
  ],
}

/** Bulbs on a string, as a street is decked with. */
const stringOfLights: PropDrawing = {
  several: true,
  shines: true,
  size: 90,
  place: 'sky',
  colour: '#4d5560',
  draw: (colour) => [
    line(
      curve([
        [-150, -96],
        [-75, -58],
        [0, -48],
        [75, -58],
        [150, -96],
      ]),
      colour,
      4,
    ),
    ...(
      [
        [-118, -70, '#f6c644'],
        [-72, -46, '#e2766a'],
        [-24, -36, '#6fb0d8'],
        [24, -36, '#f6c644'],
        [72, -46, '#7dbb6a'],
        [118, -70, '#e2766a'],
      ] as const
    ).map(([x, y, bulb]) => round(ellipse(x, y, 12, 17), bulb)),
  ],
}

const bunting: PropDrawing = {
  several: true,
  size: 90,
  place: 'sky',
  colour: '#d9493f',
  draw: (colour) => [
    ...[-120, -72, -24, 24, 72, 120].map((x, index) => {
      const top = -58 - Math.abs(x) * 0.24
      return round(
        polygon([
          [x - 20, top - 3],
          [x + 20, top - 3],
          [x, top + 42],
        ]),
        ['#f6c644', colour, '#6fb0d8'][index % 3] ?? colour,
      )
    }),
    line(
      curve([
        [-150, -100],
        [-75, -74],
        [0, -60],
        [75, -74],
        [150, -100],
      ]),
      '#8d7a66',
      4,
    ),
  ],
}

const trafficLight: PropDrawing = {
  size: 330,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  colour: '#4d5560',
  draw: (colour) => [
    round(roundedRectangle(-2.5, -70, 5, 70, 1), darker(colour, 0.8)),
    round(roundedRectangle(-12, -100, 24, 54, 6), colour),
    ...(
      [
        [-88, '#d9493f'],
        [-73, '#f2c33f'],
        [-58, '#6cab5c'],
      ] as const
    ).map(([y, lamp]) => flat(joined([ellipse(0, y, 6)]), lamp)),
  ],
}

/** What is put up for play, for feasts and for the street. */
export const playgroundProps: Record<string, PropDrawing> = {
  'seesaw|teeter-totter': seesaw,
  'sandbox|sandpit': sandbox,
  'string of lights|fairy lights|christmas lights|twinkle lights': stringOfLights,
  'bunting|paper chain|party flags': bunting,
  'traffic light|traffic lights': trafficLight,
}
