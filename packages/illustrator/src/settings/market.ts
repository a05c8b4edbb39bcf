import { mix } from '../drawing/colour.ts'
import { capped, covered, flat, type Layer, round } from '../drawing/shape.ts'
import { blob, ellipse } from '../geometry/path.ts'
import { chapel, house, stall } from './parts/buildings.ts'
import { table } from './parts/furniture.ts'
import { hill } from './parts/land.ts'
import { garland } from './parts/room.ts'
import { drawSky } from './parts/sky.ts'
import { clockTower, shop } from './parts/town.ts'
import { tree } from './parts/trees.ts'
import { layer, type SettingDrawing, type Side, STAGE, type StageConditions } from './setting.ts'

const cloths = ['#d8584a', '#4f8fc9', '#e3a33c'] as const

/** What stands around the market: houses, the town hall among shops, or trees before the church. */
const around: Record<Side, (stage: StageConditions) => Layer> = {
  0: ({ light }) =>
    layer(
      0.75,
      [-260, -60, 150, 360, 570, 790, 1000, 1190].flatMap((x, index) =>
        house(x, 660, 180, 180 + (index % 3) * 46, {
          wall: mix(['#f3dcb4', '#e9c9a8', '#f0d9c0'][index % 3] ?? '#f3dcb4', light.sky.bottom, 0.25),
          roof: mix('#c9744a', light.sky.bottom, 0.25),
          lit: light.dark,
        }),
      ),
    ),
  1: ({ light }) =>
    layer(
      0.75,
      clockTower(820, 668, 0.9, { wall: mix('#ecd7ae', light.sky.bottom, 0.2), lit: light.dark }),
      [-290, -20, 240].flatMap((x, index) =>
        shop(x, 664, 230, 220 + (index % 2) * 40, {
          wall: mix(['#cfdccb', '#f0cdb4', '#d3d8ea'][index % 3] ?? '#cfdccb', light.sky.bottom, 0.2),
          lit: light.dark,
          cloth: ['#5a8fb5', '#d8584a', '#5f9a68'][index % 3] ?? '#d8584a',
        }),
      ),
    ),
  2: ({ light, random }) =>
    layer(
      0.75,
      hill(random, 640, 6, mix('#a9c98f', light.sky.bottom, 0.2), 5),
      chapel(170, 664, 0.62, light.dark),
      [-240, -120, 380, 500, 640, 770, 900, 1040, 1180].flatMap((x) =>
        tree(random, x, 668, random.between(0.8, 1.05), mix('#7fb06a', light.sky.bottom, 0.2)),
      ),
    ),
}

/** Stalls with striped awnings under strings of flags. */
export const market: SettingDrawing = {
  indoors: false,
  shows: ['stall', 'table'],
  floor: { back: 850, front: 950, left: 80, right: 944 },
  tabletops: [
    { left: 416, right: 594, y: 722, depth: 0.15 },
    { left: 164, right: 268, y: 710, depth: 0.3 },
    { left: 762, right: 872, y: 716, depth: 0.3 },
    { left: -152, right: -62, y: 710, depth: 0.3 },
    { left: 1236, right: 1318, y: 710, depth: 0.3 },
  ],
  draw(stage) {
    const { random, side } = stage
    const cobbles = Array.from({ length: 30 }, () =>
      covered(
        flat(
          ellipse(
            random.between(STAGE.left, STAGE.right),
            random.between(800, 1010),
            random.between(22, 40),
            random.between(8, 13),
          ),
          random.pick(['#d3bd98', '#dcc8a4']),
        ),
      ),
    )
    const sacks = [356, 648, 706].map((x, index) =>
      capped(
        round(
          blob([
            [x - 40, 796],
            [x - 30, 732],
            [x, 722],
            [x + 30, 732],
            [x + 40, 796],
          ]),
          ['#c9a66b', '#d8b98a', '#b98f5c'][index] ?? '#c9a66b',
        ),
      ),
    )
    return {
      back: [
        ...drawSky(stage),
        around[side](stage),
        layer(
          0.5,
          hill(random, 664, 5, '#dfc79c', 5),
          garland(-260, 300, 300, ['#d8584a', '#f6c644', '#5a9bd4', '#6cab5c']),
          garland(300, 780, 280, ['#6cab5c', '#d8584a', '#f6c644', '#5a9bd4']),
          garland(780, 1300, 300, ['#5a9bd4', '#f6c644', '#d8584a']),
        ),
        layer(
          0.3,
          stall(-20, 800, 280, cloths[side], ['#e2603f', '#f2a93b', '#9abf4a', '#c98adf']),
          stall(
            770,
            806,
            280,
            cloths[(side + 1) % 3] ?? '#4f8fc9',
            ['#d19a55', '#f2c84a', '#d9493f'],
            'right',
          ),
          stall(-310, 800, 240, '#6cab5c', ['#f2a93b', '#d9493f']),
          stall(1090, 800, 220, '#e3a33c', ['#9abf4a', '#e2603f']),
        ),
        layer(0.15, hill(random, 788, 4, '#e3cfa6', 5), cobbles, sacks, table(505, 806, 196, 92, '#f7ead0')),
      ],
      front: [],
      lamps: [
        [120, 590],
        [910, 596],
      ],
    }
  },
}
