import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import {
  archway,
  blob,
  curve,
  ellipse,
  joined,
  polygon,
  polyline,
  roundedRectangle,
} from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Noah's: a house on a broad hull. */
const ark: PropDrawing = {
  standsAlone: true,
  onlyOutdoors: true,
  size: 330,
  place: 'behind',
  colour: '#a8713f',
  draw: (colour) => [
    round(roundedRectangle(-58, -82, 116, 50, 4), lighter(colour, 0.3)),
    round(
      polygon([
        [-70, -78],
        [-46, -100],
        [46, -100],
        [70, -78],
      ]),
      '#b0543f',
    ),
    ...[-40, -8, 24].map((x) => flat(archway(x, -50, 16, 22), '#5d4030')),
    round(
      blob([
        [-104, -48],
        [0, -40],
        [104, -48],
        [84, -6],
        [0, 1],
        [-84, -6],
      ]),
      colour,
    ),
    ...[-28, -14].map((y) =>
      line(
        curve([
          [-90 - y * 0.2, y],
          [0, y + 6],
          [90 + y * 0.2, y],
        ]),
        darker(colour, 0.74),
        3,
      ),
    ),
  ],
}

const manger: PropDrawing = {
  size: 110,
  place: 'ground',
  standsAlone: true,
  colour: '#a8713f',
  draw: (colour) => [
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 44, -52],
          [side * -40, 0],
        ],
        darker(colour, side < 0 ? 0.78 : 0.86),
        11,
      ),
    ),
    ...[-56, -30, -4, 22, 48].map((x, index) =>
      cord(
        [
          [x, -64],
          [x + 6, -84],
          [x + (index % 2 ? 20 : -12), -100],
        ],
        '#d9b24e',
        7,
      ),
    ),
    round(ellipse(0, -70, 68, 18), '#ecca6e'),
    round(
      polygon([
        [-80, -72],
        [80, -72],
        [56, -24],
        [-56, -24],
      ]),
      colour,
    ),
    line(
      curve([
        [-72, -48],
        [0, -46],
        [72, -48],
      ]),
      darker(colour, 0.72),
      4,
    ),
  ],
}

const tower: PropDrawing = {
  onlyOutdoors: true,
  standsAlone: true,
  size: 500,
  place: 'behind',
  colour: '#b9a78c',
  draw: (colour) => [
    round(
      polygon([
        [-20, -86],
        [20, -86],
        [25, 0],
        [-25, 0],
      ]),
      colour,
    ),
    round(
      joined([
        roundedRectangle(-25, -92, 50, 10, 1),
        ...[-25, -9, 7].map((x, index) => roundedRectangle(x + index, -100, 14, 11, 1)),
      ]),
      lighter(colour, 0.14),
    ),
    flat(joined([archway(-4, -60, 8, 13), archway(-4, -34, 8, 13)]), '#5d4a40'),
    flat(archway(-8, 0, 16, 18), '#7d5a3c'),
    flat(
      joined(
        (
          [
            [-17, -76],
            [8, -72],
            [-19, -46],
            [10, -44],
            [-20, -22],
            [12, -18],
          ] as const
        ).map(([x, y]) => roundedRectangle(x, y, 9, 4, 1.5)),
      ),
      darker(colour, 0.86),
    ),
  ],
}

/** The ten commandments. */
const tablets: PropDrawing = {
  several: true,
  size: 84,
  place: 'ground',
  colour: '#b3a796',
  draw: (colour) =>
    [-1, 1].flatMap((side) => [
      round(archway(side * 33 - 30, 0, 60, 100), side < 0 ? colour : darker(colour, 0.94)),
      ...[-68, -54, -40, -26, -12].map((y) =>
        line(
          polyline([
            [side * 33 - 17, y],
            [side * 33 + 17, y],
          ]),
          darker(colour, 0.66),
          3.4,
        ),
      ),
    ]),
}

/** What the stories of the Bible speak of. */
export const bibleProps: Record<string, PropDrawing> = {
  'ark|noahs ark': ark,
  'manger|feeding trough|trough|hayrack': manger,
  tower,
  'stone tablets|tablets|ten commandments|commandments': tablets,
}
