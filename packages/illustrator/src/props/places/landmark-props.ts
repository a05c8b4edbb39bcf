import { darker, lighter } from '../../drawing/colour.ts'
import { flat, growing, round } from '../../drawing/shape.ts'
import { archway, blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { beam, stroke } from '../../settings/parts/timber.ts'
import type { PropDrawing } from '../prop.ts'
import { openTreehouse } from './shelter-shapes.ts'

const lighthouse: PropDrawing = {
  size: 520,
  place: 'behind',
  onlyOutdoors: true,
  shines: true,
  colour: '#d9493f',
  draw: (colour) => [
    round(
      polygon([
        [-15, 0],
        [-10, -76],
        [10, -76],
        [15, 0],
      ]),
      '#fdf6e6',
    ),
    ...[-62, -36, -10].map((y) =>
      flat(
        polygon([
          [-13.6 - y * 0.012, y + 6],
          [-13 - y * 0.02, y - 6],
          [13 + y * 0.02, y - 6],
          [13.6 + y * 0.012, y + 6],
        ]),
        colour,
      ),
    ),
    round(roundedRectangle(-14, -80, 28, 5, 2), darker(colour, 0.7)),
    round(roundedRectangle(-7, -90, 14, 11, 2), '#ffe08a'),
    round(
      polygon([
        [-10, -89],
        [0, -100],
        [10, -89],
      ]),
      darker(colour, 0.85),
    ),
    flat(archway(-4, 0, 8, 14), '#6b4a30'),
  ],
}

const windmill: PropDrawing = {
  size: 480,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#f3e3c3',
  draw: (colour) => [
    round(
      polygon([
        [-20, 0],
        [-13, -62],
        [13, -62],
        [20, 0],
      ]),
      colour,
    ),
    round(
      blob([
        [-15, -60],
        [-10, -74],
        [0, -78],
        [10, -74],
        [15, -60],
      ]),
      '#b5654a',
    ),
    flat(archway(-5, 0, 10, 18), '#8a5a38'),
    flat(ellipse(0, -40, 4), '#8fc3e6'),
    ...[0.5, 2.07, 3.64, 5.21].flatMap((angle) => {
      const at = (far: number, aside: number) =>
        [
          Math.cos(angle) * far - Math.sin(angle) * aside,
          -62 + Math.sin(angle) * far + Math.cos(angle) * aside,
        ] as const
      return [
        round(polygon([at(8, 0), at(8, 8), at(38, 9), at(38, 0)]), '#fbf1dc'),
        stroke(at(0, 0), at(40, 0), 2, '#8a5a38'),
      ]
    }),
    flat(ellipse(0, -62, 4), '#6b4a30'),
  ],
}

const treehouse: PropDrawing = {
  size: 520,
  place: 'behind',
  shelter: openTreehouse,
  onlyOutdoors: true,
  colour: '#c48f58',
  draw: (colour) => [
    beam([0, 2], [0, -54], 12, '#7d5536'),
    growing(
      'crown',
      round(
        joined([ellipse(-26, -70, 22, 18), ellipse(26, -70, 22, 18), ellipse(0, -84, 28, 16)]),
        '#5d9a54',
      ),
    ),
    round(roundedRectangle(-24, -46, 48, 5, 2), darker(colour, 0.75)),
    round(roundedRectangle(-19, -74, 38, 29, 2), colour),
    round(
      polygon([
        [-24, -72],
        [0, -90],
        [24, -72],
      ]),
      '#b5574a',
    ),
    flat(archway(-14, -46, 12, 20), darker(colour, 0.55)),
    flat(roundedRectangle(4, -66, 10, 10, 1), '#cfe6ef'),
    ...[12, 20].map((x) => stroke([x, -44], [x + 2, 0], 1.6, '#b98350')),
    ...[-36, -26, -16, -7].map((y) => stroke([13, y], [21, y], 1.4, '#b98350')),
  ],
}

const sandcastle: PropDrawing = {
  size: 96,
  place: 'ground',
  colour: '#e3c07e',
  draw: (colour) => [
    round(
      blob([
        [-78, 0],
        [-62, -24],
        [0, -32],
        [62, -24],
        [78, 0],
      ]),
      darker(colour, 0.92),
    ),
    ...[-42, 42].flatMap((x) => [
      round(roundedRectangle(x - 17, -62, 34, 46, 4), colour),
      ...[-13, 0, 13].map((dx) => round(roundedRectangle(x + dx - 5, -70, 9, 11, 2), colour)),
    ]),
    round(roundedRectangle(-26, -72, 52, 58, 4), lighter(colour, 0.16)),
    ...[-20, 0, 20].map((dx) => round(roundedRectangle(dx - 7, -81, 13, 13, 2), lighter(colour, 0.16))),
    flat(archway(-9, -14, 18, 26), darker(colour, 0.62)),
    stroke([0, -80], [0, -100], 3, '#8a5a38'),
    flat(
      polygon([
        [1, -100],
        [22, -94],
        [1, -88],
      ]),
      '#d9493f',
    ),
  ],
}

/** Buildings that are seen from afar, and one that the tide takes. */
export const landmarkProps: Record<string, PropDrawing> = {
  'lighthouse|light house|light tower': lighthouse,
  'windmill|mill': windmill,
  'treehouse|tree house': treehouse,
  'sandcastle|sand castle': sandcastle,
}
