import { darker } from '../../drawing/colour.ts'
import { feature, line, round } from '../../drawing/shape.ts'
import { blob, curve, polygon, polyline } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const ladder: PropDrawing = {
  size: 340,
  place: 'behind',
  standsAlone: true,
  colour: '#b98350',
  draw: (colour) => [
    ...[-13, 13].map((x) =>
      cord(
        [
          [x * 1.1, 0],
          [x * 0.86, -100],
        ],
        colour,
        5,
      ),
    ),
    ...[-88, -72, -56, -40, -24, -9].map((y) =>
      line(
        polyline([
          [-12, y],
          [12, y],
        ]),
        darker(colour, 0.9),
        4,
      ),
    ),
  ],
}

const footbridge: PropDrawing = {
  size: 130,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#a8713f',
  draw: (colour) => [
    cord(
      [
        [-160, -54],
        [0, -104],
        [160, -54],
      ],
      darker(colour, 0.85),
      9,
    ),
    ...[-120, -60, 0, 60, 120].map((x) =>
      cord(
        [
          [x, -40 - (160 - Math.abs(x)) * 0.12],
          [x, -62 - (160 - Math.abs(x)) * 0.24],
        ],
        colour,
        8,
      ),
    ),
    round(
      blob([
        [-170, 0],
        [-160, -30],
        [0, -60],
        [160, -30],
        [170, 0],
        [130, 0],
        [0, -32],
        [-130, 0],
      ]),
      colour,
    ),
  ],
}

const mapProp: PropDrawing = {
  size: 62,
  place: 'ground',
  tabletop: true,
  colour: '#f0dcae',
  draw: (colour) => [
    round(
      polygon([
        [-76, -96],
        [-26, -86],
        [26, -98],
        [76, -88],
        [76, -4],
        [26, -12],
        [-26, -2],
        [-76, -12],
      ]),
      colour,
    ),
    line(
      polyline([
        [-26, -86],
        [-26, -2],
      ]),
      darker(colour, 0.84),
      3,
    ),
    line(
      polyline([
        [26, -98],
        [26, -12],
      ]),
      darker(colour, 0.84),
      3,
    ),
    line(
      curve([
        [-60, -28],
        [-20, -60],
        [14, -34],
        [48, -64],
      ]),
      '#5a9bd4',
      6,
    ),
    feature(
      polygon([
        [44, -78],
        [58, -64],
        [52, -58],
        [38, -72],
      ]),
      '#d9493f',
    ),
    feature(
      polygon([
        [58, -78],
        [44, -64],
        [38, -70],
        [52, -84],
      ]),
      '#d9493f',
    ),
  ],
}

/** What leads on: up, across, to a treasure. */
export const crossingProps: Record<string, PropDrawing> = {
  ladder,
  'bridge|footbridge|pier|jetty': footbridge,
  'map|treasure map|chart': mapProp,
}
