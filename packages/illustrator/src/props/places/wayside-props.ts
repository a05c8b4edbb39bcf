import { type Colour, darker } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { curve, ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** A gate is in a fence, of which one sees a piece on each side. */
const railing = (side: number, colour: string): Shape[] => [
  ...[-70, -34].map((y) => round(roundedRectangle(side * 103 - 35, y - 6, 70, 11, 3), colour)),
  ...[88, 124].map((x) => round(roundedRectangle(side * x - 7, -88, 14, 88, 4), darker(colour, 0.9))),
]

const gate: PropDrawing = {
  size: 190,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#a8713f',
  draw: (colour) => [
    ...[-1, 1].flatMap((side) => railing(side, colour)),
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

/** The same gate, its leaf swung towards the reader. */
const openGate: PropDrawing = {
  ...gate,
  draw: (colour) => [
    ...[-1, 1].flatMap((side) => railing(side, colour)),
    ...[-72, 60].map((x) => round(roundedRectangle(x, -100, 13, 100, 4), darker(colour, 0.82))),
    ...[-80, -44, -8].map((y) =>
      round(
        polygon([
          [-62, y - 6],
          [-8, y + 8],
          [-8, y + 21],
          [-62, y + 5],
        ]),
        colour,
      ),
    ),
    round(
      limb(
        [
          [-58, -8],
          [-14, -64],
        ],
        [7, 7],
      ),
      darker(colour, 0.92),
    ),
    round(
      limb(
        [
          [-10, -80],
          [-10, 12],
        ],
        [6, 6],
      ),
      darker(colour, 0.92),
    ),
    flat(ellipse(-10, -32, 4), '#5d4030'),
  ],
}

const fenceProp: PropDrawing = {
  size: 130,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#fbf4e4',
  draw: (colour) => [
    ...[-72, -34].map((y) => round(roundedRectangle(-142, y, 284, 13, 3), darker(colour, 0.86))),
    ...[-128, -84, -40, 4, 48, 92].map((x) =>
      round(
        polygon([
          [x, 0],
          [x, -84],
          [x + 17, -100],
          [x + 34, -84],
          [x + 34, 0],
        ]),
        colour,
      ),
    ),
  ],
}

const signpost: PropDrawing = {
  lettered: 'post',
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

/** A board on a post, and on it a face whose mouth goes down. */
const sadSign: PropDrawing = {
  size: 200,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#e9c992',
  draw: (colour) => [
    round(roundedRectangle(-5, -100, 10, 100, 3), '#93683f'),
    round(roundedRectangle(-34, -102, 68, 56, 6), colour),
    ...[-11, 11].map((x) => flat(ellipse(x, -82, 4, 5.5), '#4a3328')),
    line(
      curve([
        [-15, -57],
        [0, -67],
        [15, -57],
      ]),
      '#4a3328',
      4,
    ),
  ],
}

/** A low wall on which they sit, of two rows of stones. */
function wallUnder(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const [half, row] = [width / 2 + 60, height / 2]
  const stones = Math.round((2 * half) / 66)
  const wide = (2 * half) / stones
  return [
    round(roundedRectangle(-half, -height, 2 * half, height, 12), colour),
    ...[0, 1].flatMap((line) =>
      Array.from({ length: stones - line }, (_, index) =>
        flat(
          roundedRectangle(
            -half + (index + line / 2) * wide + 5,
            -height + line * row + 5,
            wide - 9,
            row - 9,
            9,
          ),
          darker(colour, (line + index) % 2 ? 0.9 : 1.08),
        ),
      ),
    ),
  ]
}

const stoneWall: PropDrawing = {
  size: 120,
  place: 'behind',
  seat: wallUnder,
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

/** What stands along a way. */
export const waysideProps: Record<string, PropDrawing> = {
  'gate|garden gate': gate,
  'open gate': openGate,
  'fence|railing|picket fence': fenceProp,
  'sign|signpost|road sign': signpost,
  'sad sign': sadSign,
  'wall|stone wall|garden wall': stoneWall,
}
