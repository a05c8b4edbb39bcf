import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, place, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, curve, ellipse, joined } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const flower: PropDrawing = {
  heldByFoot: true,
  size: 66,
  place: 'ground',
  colour: '#ef6f6c',
  draw: (colour) => [
    cord(
      [
        [0, 0],
        [5, -34],
        [0, -66],
      ],
      '#5a9150',
      7,
    ),
    round(
      blob([
        [2, -22],
        [28, -40],
        [34, -24],
      ]),
      '#6cab5c',
    ),
    round(
      joined([0, 1, 2, 3, 4].map((petal) => ellipse(...onCircle([0, -76], 20, petal * 1.257 - 0.3), 15))),
      colour,
    ),
    flat(ellipse(0, -76, 12), '#f8cf55'),
  ],
}

const seedling: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#6cbb56',
  draw: (colour) => [
    round(ellipse(0, -8, 46, 13), '#8a5f42'),
    cord(
      [
        [0, -10],
        [3, -40],
        [0, -64],
      ],
      darker(colour, 0.86),
      8,
    ),
    round(
      blob([
        [0, -62],
        [-16, -92],
        [-48, -94],
        [-36, -66],
      ]),
      colour,
    ),
    round(
      blob([
        [0, -62],
        [16, -96],
        [50, -98],
        [38, -68],
      ]),
      lighter(colour, 0.12),
    ),
  ],
}

const pumpkin: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#e8893a',
  draw: (colour) => [
    round(joined([ellipse(-30, -38, 32, 36), ellipse(30, -38, 32, 36), ellipse(0, -38, 30, 40)]), colour),
    ...[-18, 18].map((x) =>
      line(
        curve([
          [x * 0.5, -76],
          [x, -40],
          [x * 0.6, -2],
        ]),
        darker(colour, 0.8),
        4,
      ),
    ),
    round(
      limb(
        [
          [0, -74],
          [6, -98],
        ],
        [12, 9],
      ),
      '#6b8a3a',
    ),
  ],
}

const lily: PropDrawing = {
  heldByFoot: true,
  size: 84,
  place: 'ground',
  colour: '#f7d6dc',
  draw: (colour) => [
    cord(
      [
        [0, 0],
        [-3, -30],
        [0, -56],
      ],
      '#5a9150',
      5,
    ),
    ...[-1, 1].map((side) =>
      round(
        blob([
          [0, -10],
          [side * 12, -26],
          [side * 34, -36],
          [side * 22, -18],
        ]),
        '#6fae5c',
      ),
    ),
    ...[-1.25, 1.25, -0.62, 0.62, 0].map((lean, index) =>
      round(lilyPetal(lean), index < 2 ? darker(colour, 0.93) : colour),
    ),
    ...[-0.62, 0.62, 0].map((lean) =>
      flat(
        limb(
          [
            [lean * 8, -56],
            [lean * 30, -80 + Math.abs(lean) * 8],
          ],
          [5, 2],
        ),
        '#dc7f98',
      ),
    ),
    ...[-7, 0, 7].map((x) => flat(ellipse(x, -70 - (x === 0 ? 5 : 0), 3.4, 4), '#e08a2c')),
  ],
}

/** A pointed petal that leans aside and curls outwards. */
const lilyPetal = (lean: number) =>
  blob([
    [0, -48],
    [lean * 26 - 9, -66],
    [lean * 44, -98 + Math.abs(lean) * 22],
    [lean * 26 + 9, -64],
  ])

const ginger: PropDrawing = {
  size: 40,
  place: 'ground',
  tabletop: true,
  colour: '#d9a860',
  draw: (colour) => [
    round(
      joined([
        limb(
          [
            [-78, -34],
            [-20, -44],
            [40, -30],
            [82, -40],
          ],
          [40, 50, 44, 30],
        ),
        limb(
          [
            [-36, -40],
            [-46, -76],
          ],
          [36, 26],
        ),
        limb(
          [
            [14, -40],
            [30, -84],
          ],
          [40, 28],
        ),
        limb(
          [
            [0, -36],
            [10, -12],
          ],
          [36, 24],
        ),
      ]),
      colour,
    ),
    ...[-56, -10, 52].map((x) =>
      flat(
        limb(
          [
            [x - 4, -50],
            [x + 2, -36],
            [x - 2, -22],
          ],
          [4],
        ),
        darker(colour, 0.76),
      ),
    ),
    flat(ellipse(82, -40, 10, 12), '#f6e2a8'),
  ],
}

/** Flowers and what grows in a bed. */
export const plantProps: Record<string, PropDrawing> = {
  'flower|flowers|blossom': flower,
  'flower bed|flowerbed|bed of flowers|flower patch': {
    ...flower,
    several: true,
    heldByFoot: false,
    onlyOutdoors: true,
    size: 84,
    draw: (colour) =>
      (
        [
          [-74, -8, '#f2c33f'],
          [-24, 0, colour],
          [26, -10, '#b58be0'],
          [76, -2, '#f3ead8'],
        ] as const
      ).flatMap(([x, y, petals]) => place(flower.draw(petals), placement({ x, y, scale: 0.94 }))),
  },
  'dandelion|buttercup|marigold': { ...flower, colour: '#f2c33f' },
  'lily|lilies': lily,
  ginger,
  'seedling|sprout|plant|sapling': seedling,
  'pumpkin|gourd|squash': pumpkin,
}
