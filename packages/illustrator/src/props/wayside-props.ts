import { darker } from '../drawing/colour.ts'
import { feature, flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { fence } from '../settings/parts/buildings.ts'
import type { PropDrawing } from './prop.ts'

const gate: PropDrawing = {
  size: 190,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#a8713f',
  draw: (colour) => [
    ...[-72, 60].map((x) => round(roundedRectangle(x, -100, 13, 100, 4), darker(colour, 0.82))),
    ...[-78, -46, -14].map((y) => round(roundedRectangle(-60, y - 8, 122, 11, 4), colour)),
    round(
      limb(
        [
          [-56, -14],
          [58, -80],
        ],
        [9, 9],
      ),
      darker(colour, 0.92),
    ),
    flat(ellipse(54, -46, 5), '#5d4030'),
  ],
}

const fenceProp: PropDrawing = {
  size: 130,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#fbf4e4',
  draw: (colour) => fence(-147, 113, 0, 100, colour),
}

const signpost: PropDrawing = {
  size: 200,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#c48f58',
  draw: (colour) => [
    round(roundedRectangle(-5, -100, 10, 100, 3), darker(colour, 0.75)),
    round(
      polygon([
        [-44, -94],
        [34, -94],
        [50, -80],
        [34, -66],
        [-44, -66],
      ]),
      colour,
    ),
    ...[-86, -76].map((y) =>
      line(
        polyline([
          [-34, y],
          [26, y],
        ]),
        darker(colour, 0.6),
        3,
      ),
    ),
  ],
}

const ladder: PropDrawing = {
  size: 340,
  place: 'behind',
  colour: '#b98350',
  draw: (colour) => [
    ...[-13, 13].map((x) =>
      line(
        polyline([
          [x * 1.1, 0],
          [x * 0.86, -100],
        ]),
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

const stoneWall: PropDrawing = {
  size: 120,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#b3a796',
  draw: (colour) => [
    round(roundedRectangle(-150, -100, 300, 100, 16), colour),
    ...[0, 1, 2].flatMap((row) =>
      [-132, -72, -12, 48, 100].map((x, index) =>
        flat(
          roundedRectangle(x + (row % 2) * 22, -94 + row * 32, 46, 25, 9),
          darker(colour, (row + index) % 2 ? 0.9 : 1.08),
        ),
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
    line(
      curve([
        [-160, -54],
        [0, -104],
        [160, -54],
      ]),
      darker(colour, 0.85),
      9,
    ),
    ...[-120, -60, 0, 60, 120].map((x) =>
      line(
        polyline([
          [x, -40 - (160 - Math.abs(x)) * 0.12],
          [x, -62 - (160 - Math.abs(x)) * 0.24],
        ]),
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

/** What stands along a way, and what shows it. */
export const waysideProps: Record<string, PropDrawing> = {
  'gate|garden gate': gate,
  'fence|railing|picket fence': fenceProp,
  'sign|signpost|road sign': signpost,
  ladder,
  'wall|stone wall|garden wall': stoneWall,
  'bridge|footbridge|pier|jetty': footbridge,
  'map|treasure map|chart': mapProp,
}
