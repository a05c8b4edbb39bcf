import { darker } from '../../drawing/colour.ts'
import { feature, line, round } from '../../drawing/shape.ts'
import { blob, curve, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
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

/** Planks on posts that lead out over the water, with a bollard at the end. */
const pier: PropDrawing = {
  size: 120,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#a8794a',
  draw: (colour) => [
    ...[-140, -66, 8, 82, 150].map((x) =>
      round(roundedRectangle(x - 8, -58, 16, 60, 4), darker(colour, 0.72)),
    ),
    round(roundedRectangle(134, -100, 24, 46, 8), darker(colour, 0.62)),
    round(
      polygon([
        [-186, -40],
        [-150, -66],
        [176, -66],
        [176, -40],
      ]),
      colour,
    ),
    round(roundedRectangle(-188, -42, 366, 12, 3), darker(colour, 0.82)),
    ...[-104, -60, -16, 28, 72, 116].map((x) =>
      line(
        polyline([
          [x, -64],
          [x - 14, -42],
        ]),
        darker(colour, 0.7),
        3,
      ),
    ),
  ],
}

/** What leads on: up, across, out over the water, to a treasure. */
export const crossingProps: Record<string, PropDrawing> = {
  ladder,
  'bridge|footbridge': footbridge,
  'pier|jetty|dock|landing stage': pier,
  'map|treasure map|chart': mapProp,
}
