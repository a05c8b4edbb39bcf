import { adjust, darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Folded in three, its patches on the uppermost fold. */
const quilt: PropDrawing = {
  size: 66,
  place: 'ground',
  colour: '#c9685a',
  draw: (colour) => [
    ...[0, 1, 2].map((fold) =>
      round(
        roundedRectangle(-78 + fold * 4, -36 - fold * 30, 156 - fold * 8, 38, 17),
        fold % 2 ? lighter(colour, 0.3) : darker(colour, 0.92),
      ),
    ),
    ...[-58, -34, -10, 14, 38].map((x, index) =>
      flat(
        roundedRectangle(x, -92, 20, 26, 3),
        index % 2 ? lighter(colour, 0.55) : adjust(colour, { hue: 60, lightness: 1.15 }),
      ),
    ),
    ...[-58, -28].map((y) =>
      line(
        curve([
          [-70, y + 12],
          [0, y + 16],
          [70, y + 12],
        ]),
        lighter(colour, 0.6),
        3,
      ),
    ),
  ],
}

/** Opened out on the ground: under who sits or lies on it. */
const sleepingBag: PropDrawing = {
  size: 64,
  place: 'ground',
  spread: true,
  colour: '#5b86b8',
  draw: (colour) => [
    round(
      blob([
        [-136, -84],
        [0, -92],
        [136, -84],
        [160, -40],
        [170, -4],
        [0, 2],
        [-170, -4],
        [-160, -40],
      ]),
      colour,
    ),
    flat(
      blob([
        [-132, -82],
        [0, -89],
        [132, -82],
        [140, -66],
        [0, -72],
        [-140, -66],
      ]),
      lighter(colour, 0.5),
    ),
    ...[-52, -30, -10].map((y) =>
      line(
        curve([
          [-152 + y * 0.1, y],
          [0, y - 4],
          [152 - y * 0.1, y],
        ]),
        darker(colour, 0.84),
        3,
      ),
    ),
    ...[-90, -40, 10, 60, 108].map((x, index) =>
      flat(ellipse(x, index % 2 ? -20 : -42, 7, 4), lighter(colour, 0.6)),
    ),
  ],
}

/** A soft cloth, gathered at the top where a hand has it, and trailing. */
const blankie: PropDrawing = {
  size: 96,
  place: 'ground',
  colour: '#9fc0d8',
  draw: (colour) => [
    round(
      blob([
        [-8, -100],
        [12, -98],
        [30, -70],
        [44, -30],
        [56, -2],
        [20, -12],
        [-6, 0],
        [-30, -10],
        [-52, -4],
        [-42, -40],
        [-26, -74],
      ]),
      colour,
    ),
    ...[
      [-14, -34],
      [4, 6],
      [16, 34],
    ].map(([from = 0, to = 0]) =>
      line(
        curve([
          [from * 0.2, -90],
          [(from + to) / 2 - 4, -52],
          [to, -14],
        ]),
        darker(colour, 0.85),
        3,
        0.8,
      ),
    ),
    flat(
      blob([
        [-50, -8],
        [-30, -18],
        [-6, -8],
        [20, -20],
        [54, -8],
        [56, -2],
        [20, -12],
        [-6, 0],
        [-30, -10],
        [-52, -4],
      ]),
      lighter(colour, 0.5),
    ),
  ],
}

/** Spread out on the floor. */
const rug: PropDrawing = {
  size: 40,
  place: 'ground',
  colour: '#d8695a',
  draw: (colour) => [
    ...[-1, 1].map((side) =>
      flat(
        joined(
          [-76, -56, -36, -16].map((y) =>
            roundedRectangle(side * (150 - y * 0.5) - (side < 0 ? 0 : 22), y, 22, 7, 3),
          ),
        ),
        lighter(colour, 0.6),
      ),
    ),
    round(
      polygon([
        [-140, -88],
        [140, -88],
        [176, 0],
        [-176, 0],
      ]),
      colour,
    ),
    flat(
      polygon([
        [-116, -74],
        [116, -74],
        [140, -14],
        [-140, -14],
      ]),
      lighter(colour, 0.4),
    ),
    flat(
      polygon([
        [-98, -64],
        [98, -64],
        [114, -24],
        [-114, -24],
      ]),
      darker(colour, 0.9),
    ),
  ],
}

/** A three-cornered shawl, spread out, with fringes on both its lower edges. */
const shawl: PropDrawing = {
  covers: true,
  size: 84,
  place: 'ground',
  colour: '#b0658c',
  draw: (colour) => [
    ...[-60, -45, -30, -15, 0, 15, 30, 45, 60].map((x) =>
      cord(
        [
          [x, -20 - Math.abs(x) * 0.9],
          [x * 1.06, -2 - Math.abs(x) * 0.88],
        ],
        lighter(colour, 0.45),
        7,
      ),
    ),
    round(
      blob([
        [-80, -96],
        [-40, -90],
        [0, -94],
        [40, -90],
        [80, -96],
        [44, -56],
        [0, -12],
        [-44, -56],
      ]),
      colour,
    ),
    flat(
      blob([
        [-46, -80],
        [0, -82],
        [46, -80],
        [24, -54],
        [0, -30],
        [-24, -54],
      ]),
      lighter(colour, 0.3),
    ),
    flat(ellipse(0, -62, 12), darker(colour, 0.85)),
  ],
}

/** A neat pile of clothes. */
const clothes: PropDrawing = {
  several: true,
  size: 64,
  place: 'ground',
  colour: '#6f9fc0',
  draw: (colour) =>
    (
      [
        [0, '#e8c46a'],
        [26, colour],
        [50, '#c9685a'],
        [74, '#f1e6d0'],
      ] as const
    ).map(([up, cloth], index) =>
      round(roundedRectangle(-62 + index * 5, -28 - up, 124 - index * 10, 28, 13), cloth),
    ),
}

/** Folded once to a triangle and once more, its border to be seen. */
const handkerchief: PropDrawing = {
  size: 46,
  place: 'ground',
  tabletop: true,
  colour: '#d9606a',
  draw: (colour) => [
    round(
      polygon([
        [-86, -14],
        [6, -100],
        [92, -12],
      ]),
      darker(colour, 0.84),
    ),
    round(
      polygon([
        [-92, -2],
        [-4, -86],
        [88, -2],
      ]),
      colour,
    ),
    ...(
      [
        [-4, -62],
        [-24, -40],
        [16, -40],
        [-46, -18],
        [-4, -18],
        [40, -18],
      ] as const
    ).map(([x, y]) => flat(ellipse(x, y, 6.5), '#fdf6e6')),
  ],
}

/** What is folded, spread or wrapped around somebody. */
export const beddingProps: Record<string, PropDrawing> = {
  'sleeping bag': { ...sleepingBag, inHand: quilt.draw },
  quilt: { ...sleepingBag, colour: '#c9685a', inHand: quilt.draw },
  blanket: { ...sleepingBag, colour: '#d08a6a', inHand: quilt.draw },
  'blankie|blankey|blanky|comfort blanket|security blanket|comforter|lovey': blankie,
  'cloth|tablecloth': rug,
  'rug|carpet|mat|picnic blanket': { ...rug, size: 64, spread: true },
  'shawl|poncho|veil': shawl,
  'clothes|laundry|pile of clothes|pajamas|pyjamas': clothes,
  'handkerchief|hanky|napkin': handkerchief,
}
