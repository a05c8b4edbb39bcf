import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, place, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, curve, ellipse, joined } from '../geometry/path.ts'
import { onCircle } from '../geometry/point.ts'
import { cord } from './cord.ts'
import type { PropDrawing } from './prop.ts'

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
  'seedling|sprout|plant|sapling': seedling,
  'pumpkin|gourd|squash': pumpkin,
}
