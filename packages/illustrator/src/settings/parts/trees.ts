import { lighter, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { capped, growing, line, pieceOf, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { Random } from '../../geometry/random.ts'

/** The foot of a trunk, wide and level: one that ends round hangs over the ground. */
const foot = (x: number, y: number, size: number): Shape =>
  round(
    polygon([
      [x - 38 * size, y + 8 * size],
      [x - 17 * size, y - 26 * size],
      [x + 17 * size, y - 26 * size],
      [x + 38 * size, y + 8 * size],
      [x + 12 * size, y + 2 * size],
      [x - 14 * size, y + 10 * size],
    ]),
    '#85583a',
  )

/** A leafy tree; its trunk stands at x, y and it is 290 units tall at size 1. */
export function tree(random: Random, x: number, y: number, size: number, leaves = '#5d9a54'): Shape[] {
  const crown = (
    [
      [0, -190, 80],
      [-60, -150, 60],
      [62, -148, 62],
      [-32, -238, 58],
      [38, -234, 58],
    ] as const
  ).map(([dx, dy, radius]) =>
    ellipse(x + dx * size, y + dy * size, radius * size + random.between(-6, 6) * size, radius * 0.93 * size),
  )
  const gleams = (
    [
      [-44, -206],
      [22, -240],
      [46, -166],
      [-12, -164],
    ] as const
  ).map(([dx, dy]) =>
    line(
      curve([
        [x + (dx - 15) * size, y + dy * size],
        [x + dx * size, y + (dy - 10) * size],
        [x + (dx + 15) * size, y + dy * size],
      ]),
      lighter(leaves, 0.26),
      4 * size,
      0.8,
    ),
  )
  return pieceOf('tree', [
    foot(x, y + 8, size),
    round(
      limb(
        [
          [x, y],
          [x + 4 * size, y - 60 * size],
          [x, y - 140 * size],
        ],
        [34 * size, 25 * size, 19 * size],
      ),
      '#85583a',
    ),
    growing('crown', round(joined(crown), leaves)),
    ...gleams.map((gleam) => growing('crown', gleam)),
  ])
}

export function fruitTree(random: Random, x: number, y: number, size: number, fruit = '#d9493f'): Shape[] {
  const apples = (
    [
      [-60, -160],
      [-14, -214],
      [40, -172],
      [66, -140],
      [10, -150],
      [-34, -240],
      [46, -240],
    ] as const
  ).map(([dx, dy]) => growing('fruit', round(ellipse(x + dx * size, y + dy * size, 13 * size), fruit)))
  const blossoming = tree(random, x, y, size, '#6aa552').map((shape) =>
    shape.growth === 'crown' ? growing('blossoming', shape) : shape,
  )
  return pieceOf('tree', [...blossoming, ...apples])
}

export function pine(x: number, y: number, size: number, colour = '#3e7a5c'): Shape[] {
  const tiers = [2, 1, 0].map((tier) => {
    const [top, foot, half] = [
      y - (250 - tier * 62) * size,
      y - (130 - tier * 50) * size,
      (54 + tier * 20) * size,
    ]
    return capped(
      round(
        blob([
          [x, top],
          [x + half * 0.5, (top + foot) / 2],
          [x + half, foot],
          [x, foot + 14 * size],
          [x - half, foot],
          [x - half * 0.5, (top + foot) / 2],
        ]),
        mix(colour, '#ffffff', 0.08 * (2 - tier)),
      ),
    )
  })
  return pieceOf('tree', [
    round(roundedRectangle(x - 9 * size, y - 40 * size, 18 * size, 46 * size, 4), '#7a5238'),
    ...tiers,
  ])
}

export function palm(x: number, y: number, size: number): Shape[] {
  const [topX, topY] = [x + 44 * size, y - 222 * size]
  const leaves = [-2.7, -2.1, -1.2, -0.5, 0.15, -3.3].map((angle, index) => {
    const at = (far: number, drop: number) =>
      [topX + Math.cos(angle) * far * size, topY + Math.sin(angle) * far * 0.75 * size + drop * size] as const
    return round(blob([[topX, topY], at(62, -16), at(124, 34), at(56, 8)]), index % 2 ? '#5a9a55' : '#6cab5c')
  })
  return pieceOf('tree', [
    round(
      limb(
        [
          [x, y + 4],
          [x + 14 * size, y - 110 * size],
          [topX, y - 220 * size],
        ],
        [28 * size, 20 * size, 14 * size],
      ),
      '#9a7247',
    ),
    ...leaves,
  ])
}

export function cypress(x: number, y: number, size: number, colour = '#4f7a58'): Shape[] {
  return pieceOf('tree', [
    capped(
      round(
        blob([
          [x, y - 300 * size],
          [x + 34 * size, y - 170 * size],
          [x + 30 * size, y - 30 * size],
          [x, y],
          [x - 30 * size, y - 30 * size],
          [x - 34 * size, y - 170 * size],
        ]),
        colour,
      ),
    ),
  ])
}

/** A thorn tree of dry lands: a crooked stem under flat crowns, 270 units tall at size 1. */
export function thornTree(x: number, y: number, size: number, leaves = '#8a9a4c'): Shape[] {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const
  return pieceOf('tree', [
    round(limb([at(0, 6), at(-10, -90), at(-54, -190)], [28 * size, 19 * size, 10 * size]), '#7d5f45'),
    round(limb([at(-6, -70), at(30, -140), at(72, -206)], [18 * size, 13 * size, 8 * size]), '#7d5f45'),
    round(ellipse(...at(-64, -204), 104 * size, 28 * size), mix(leaves, '#5f7a3c', 0.25)),
    round(ellipse(...at(82, -220), 96 * size, 26 * size), leaves),
    round(ellipse(...at(4, -246), 112 * size, 26 * size), lighter(leaves, 0.1)),
  ])
}

/** A birch: a white stem with dark bars, light leaves; 280 units tall at size 1. */
export function birch(random: Random, x: number, y: number, size: number): Shape[] {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const
  const crown = (
    [
      [0, -220, 56],
      [-36, -170, 46],
      [38, -164, 46],
      [0, -130, 44],
    ] as const
  ).map(([dx, dy, radius]) =>
    ellipse(...at(dx, dy), (radius + random.between(-4, 4)) * size, radius * 1.06 * size),
  )
  return pieceOf('tree', [
    growing('crown', round(joined(crown), '#a3bf62')),
    round(limb([at(0, 6), at(3, -110), at(0, -210)], [22 * size, 16 * size, 8 * size]), '#f3efe4'),
    ...[-24, -58, -94, -132, -168].map((dy, index) =>
      line(
        curve([at(index % 2 ? -1 : -7, dy), at(index % 2 ? 3 : -3, dy - 2), at(index % 2 ? 8 : 2, dy)]),
        '#4a443e',
        4 * size,
      ),
    ),
  ])
}

/** A willow whose branches hang to the ground. */
export function willow(random: Random, x: number, y: number, size: number): Shape[] {
  const hanging = [-128, -92, -54, 54, 92, 128].map((dx) =>
    growing(
      'foliage',
      round(
        limb(
          [
            [x + dx * 0.6 * size, y - 250 * size],
            [x + dx * size, y - 180 * size],
            [x + dx * 1.1 * size, y - random.between(40, 90) * size],
          ],
          [58 * size, 52 * size, 12 * size],
        ),
        mix('#86ab5a', '#6d9a52', random.next()),
      ),
    ),
  )
  return pieceOf('tree', [
    round(
      limb(
        [
          [x, y + 8],
          [x - 8 * size, y - 110 * size],
          [x + 6 * size, y - 210 * size],
        ],
        [50 * size, 34 * size, 26 * size],
      ),
      '#7d5b3e',
    ),
    ...hanging,
    growing('foliage', round(ellipse(x, y - 262 * size, 118 * size, 66 * size), '#8fb463')),
  ])
}
