import { darker, mix } from '../drawing/colour.ts'
import { flat, growing, type Layer, round, type Shape, shining } from '../drawing/shape.ts'
import { ellipse, joined, roundedRectangle } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import { fieldWall, oliveTree } from './parts/bible-land.ts'
import { chapel, house } from './parts/buildings.ts'
import { crate } from './parts/cargo.ts'
import { hill, windingPath } from './parts/land.ts'
import { pond } from './parts/landmarks.ts'
import { bush, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { beam, stroke } from './parts/timber.ts'
import { cypress } from './parts/trees.ts'
import { layer, type SettingDrawing, type Side, STAGE, type StageConditions } from './setting.ts'

const EARTH = '#d9b67e'

/** A bunch of grapes hanging from x, y. */
const grapes = (x: number, y: number, size: number, colour: string): Shape =>
  growing(
    'fruit',
    round(
      joined(
        (
          [
            [-9, 0],
            [9, 0],
            [0, 3],
            [-5, 13],
            [6, 13],
            [0, 24],
          ] as const
        ).map(([dx, dy]) => ellipse(x + dx * size, y + dy * size, 8.5 * size)),
      ),
      colour,
    ),
  )

/** A row of vines on posts and wires, as high as a child at size 1. */
function vines(random: Random, from: number, to: number, y: number, size: number): Shape[] {
  const shapes: Shape[] = [stroke([from, y - 150 * size], [to, y - 150 * size], 4 * size, '#8a6a4a')]
  for (let x = from; x < to; x += 116 * size) {
    shapes.push(beam([x, y], [x, y - 170 * size], 12 * size, '#8a6442'))
    shapes.push(bush(x + 58 * size, y - 118 * size, 0.98 * size, mix('#6a9c48', '#86b45c', random.next())))
    shapes.push(bush(x + 20 * size, y - 84 * size, 0.6 * size, '#7fae54'))
    for (const dx of [14, 52, 90])
      shapes.push(
        grapes(
          x + dx * size,
          y - random.between(74, 104) * size,
          size,
          random.pick(['#7d4f9c', '#8f5fae', '#6a4690']),
        ),
      )
  }
  return shapes
}

function watchtower(lit: boolean): Shape[] {
  return [
    round(roundedRectangle(752, 452, 104, 190, 6), '#d8c29a'),
    round(roundedRectangle(742, 438, 124, 26, 5), '#c3aa80'),
    ...[744, 784, 824].map((x) => round(roundedRectangle(x, 420, 26, 24, 4), '#c3aa80')),
    ...(lit
      ? shining(roundedRectangle(790, 500, 28, 46, 12), '#ffe08a')
      : [flat(roundedRectangle(790, 500, 28, 46, 12), '#7d6a54')]),
  ]
}

const slope = ({ random, light }: StageConditions, ...shapes: Shape[][]): Layer =>
  layer(
    0.6,
    hill(random, 610, 22, mix('#c9b47a', light.sky.bottom, 0.25)),
    ...shapes,
    vines(random, STAGE.left, STAGE.right, 668, 0.34),
  )

/** What stands above the rows: the watchtower, a village around its church, a farm between cypresses. */
const landmark: Record<Side, (stage: StageConditions) => Layer> = {
  0: (stage) =>
    slope(
      stage,
      watchtower(stage.light.dark),
      house(120, 632, 120, 82, { wall: '#ecd6ac', roof: '#c07a54', lit: stage.light.dark }),
      cypress(286, 640, 0.5),
    ),
  1: (stage) =>
    slope(
      stage,
      [40, 130, 300, 390].flatMap((x, index) =>
        house(x, 636 - (index % 2) * 14, 92, 62 + (index % 2) * 18, {
          wall: index % 2 ? '#f0dcb8' : '#e6c9a4',
          roof: '#bf7452',
          lit: stage.light.dark,
        }),
      ),
      chapel(240, 634, 0.3, stage.light.dark),
      oliveTree(stage.random, 830, 644, 0.5),
      oliveTree(stage.random, 950, 640, 0.42),
    ),
  2: (stage) =>
    slope(
      stage,
      house(640, 634, 210, 110, { wall: '#f0d3a8', roof: '#b5654a', lit: stage.light.dark }),
      [560, 596, 880, 916, 952, 990].flatMap((x) => cypress(x, 640, stage.random.between(0.5, 0.66))),
      pond(230, 640, 120, stage.light.sky.bottom, stage.light.dark),
    ),
}

/** Rows of vines on a hillside, baskets of grapes; above them a watchtower, a village or a farm. */
export const vineyard: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['path', 'grapes', 'basket'],
  floor: { back: 835, front: 945, left: 90, right: 934 },
  tabletops: [
    { left: 638, right: 782, y: 768, depth: 0.15 },
    { left: 862, right: 1310, y: 824, depth: 0.15 },
  ],
  draw(stage) {
    const { random, light, side } = stage
    const basket = (x: number, y: number): Shape[] => [
      ...[-32, -10, 14, 34].map((dx) => grapes(x + dx, y - 62, 1, '#8f5fae')),
      round(roundedRectangle(x - 50, y - 56, 100, 56, 16), '#b98350'),
      stroke([x - 48, y - 34], [x + 48, y - 34], 5, darker('#b98350', 0.8)),
      stroke([x - 44, y - 16], [x + 44, y - 16], 5, darker('#b98350', 0.8)),
    ]
    return {
      back: [
        ...drawSky(stage),
        layer(0.88, hill(random, 520, 46, mix('#b9b48a', light.sky.bottom, 0.5), 5)),
        landmark[side](stage),
        layer(
          0.35,
          hill(random, 684, 8, mix(EARTH, light.sky.bottom, 0.1)),
          vines(random, STAGE.left - 30, STAGE.right, 744, 0.66),
        ),
        layer(
          0.15,
          hill(random, 752, 8, EARTH, 5),
          windingPath(540, 752, 520, '#e8cfa0'),
          vines(random, STAGE.left, 250, 830, 1.12),
          vines(random, 800, STAGE.right, 830, 1.12),
          fieldWall(random, 850, STAGE.right, 892, '#b8a68c'),
          basket(300, 858),
          crate(640, 850, 140, 76, '#c08a52'),
          strewnGrass(random, 830, 970, 10, '#9aa858'),
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
