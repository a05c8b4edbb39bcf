import { mix } from '../../drawing/colour.ts'
import type { Layer } from '../../drawing/shape.ts'
import { covered, flat, land, line, type Shape } from '../../drawing/shape.ts'
import { ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { layer, STAGE, type StageConditions } from '../setting.ts'
import { chapel, house } from './buildings.ts'
import { hill } from './land.ts'
import { bush, flower } from './plants.ts'
import { clockTower, fountain, shop } from './town.ts'
import { tree } from './trees.ts'

const walls = ['#f3d9b0', '#c9dcc8', '#f0c3b0', '#cfd8ec', '#f6e6b8', '#e3cbe0']
const roofs = ['#b5574a', '#8a6a5a', '#7a8f9c', '#a8604a']
const PAVEMENT = '#d9c9b0'

/** Bright houses in a row. `far` mixes them with the air. */
function row(
  { random, light }: StageConditions,
  y: number,
  width: number,
  height: number,
  count: number,
  far: number,
) {
  return Array.from({ length: count }, (_, index) =>
    house(STAGE.left + 20 + index * width * 1.16, y, width, height * random.between(0.86, 1.24), {
      wall: mix(walls[(index + count) % walls.length] ?? '#f3d9b0', light.sky.bottom, far),
      roof: mix(roofs[index % roofs.length] ?? '#b5574a', light.sky.bottom, far),
      lit: light.dark,
    }),
  ).flat()
}

/** A pavement of slabs before a road. */
function pavement({ random }: StageConditions): Shape[] {
  const slabs = [-260, -80, 100, 280, 460, 640, 820, 1000, 1180].map((x) =>
    covered(
      line(
        polyline([
          [x, 800],
          [x - 90, 900],
        ]),
        '#bfae96',
        4,
      ),
    ),
  )
  return [
    hill(random, 768, 2, PAVEMENT, 3),
    ...slabs,
    hill(random, 1000, 2, '#8f8a90', 3),
    ...Array.from({ length: 5 }, (_, index) =>
      covered(flat(roundedRectangle(-200 + index * 300, 1050, 140, 16, 4), '#f3ead6')),
    ),
  ]
}

/** Across the road: bright houses in a row. */
export const houseFronts = (stage: StageConditions): Layer[] => [
  layer(0.8, row(stage, 640, 150, 150, 10, 0.45)),
  layer(
    0.4,
    row(stage, 770, 230, 270, 6, 0),
    bush(560, 770, 0.7),
    tree(stage.random, 880, 780, 1.25, '#6da35a'),
  ),
  layer(0.2, pavement(stage)),
]

/** The square at the end of the street: the clock, shops, a fountain under trees. */
export function square(stage: StageConditions): Layer[] {
  const { random, light } = stage
  const cobbles = Array.from({ length: 34 }, () =>
    covered(
      flat(
        ellipse(
          random.between(STAGE.left, STAGE.right),
          random.between(800, 1010),
          random.between(20, 36),
          9,
        ),
        random.pick(['#c9b99e', '#d3c4aa']),
      ),
    ),
  )
  return [
    layer(0.8, row(stage, 660, 130, 120, 11, 0.5)),
    layer(
      0.5,
      clockTower(560, 735, 0.86, { wall: '#ecd7ae', lit: light.dark }),
      shop(-40, 764, 290, 250, { wall: '#cfdccb', lit: light.dark, cloth: '#d8584a' }),
      shop(-330, 764, 260, 220, { wall: '#f0cdb4', lit: light.dark, cloth: '#5a8fb5' }),
      shop(880, 764, 290, 260, { wall: '#d3d8ea', lit: light.dark, cloth: '#5f9a68' }),
      shop(1190, 764, 260, 230, { wall: '#f6e6b8', lit: light.dark, cloth: '#e0a23c' }),
    ),
    layer(
      0.2,
      hill(random, 758, 2, PAVEMENT, 3),
      cobbles,
      tree(random, 300, 790, 1, '#6da35a'),
      tree(random, 822, 790, 0.92, '#7aae62'),
      fountain(690, 812, 0.8),
    ),
  ]
}

/** Along the street: gardens and houses on both sides, smaller and smaller, up to the church on the hill. */
export function alongTheStreet(stage: StageConditions): Layer[] {
  const { random, light } = stage
  const both = (near: number, far: number, y: number, width: number, height: number, turn: number): Shape[] =>
    [near, far].flatMap((x, index) =>
      house(x, y, width, height * random.between(0.94, 1.1), {
        wall: mix(walls[(index * 2 + turn) % walls.length] ?? '#f3d9b0', light.sky.bottom, turn * 0.1),
        roof: mix(roofs[(index + turn) % roofs.length] ?? '#b5574a', light.sky.bottom, turn * 0.1),
        lit: light.dark,
      }),
    )
  const road = (half: number, low: number, colour: string): Shape =>
    covered({
      ...land(
        polygon([
          [512 - half, 700],
          [512 + half, 700],
          [512 + low, STAGE.bottom],
          [512 - low, STAGE.bottom],
        ]),
        colour,
      ),
      surface: 'flat',
    })
  return [
    layer(
      0.8,
      hill(random, 590, 24, mix('#9cc08f', light.sky.bottom, 0.4), 5),
      chapel(560, 622, 0.24, light.dark),
      [300, 380, 690, 760].flatMap((x) => tree(random, x, 634, 0.4, mix('#86b286', light.sky.bottom, 0.3))),
    ),
    layer(0.6, hill(random, 672, 5, '#a8c98f'), both(268, 636, 700, 120, 120, 2)),
    layer(0.45, both(56, 786, 738, 190, 210, 1)),
    layer(
      0.3,
      both(-330, 1030, 786, 320, 360, 0),
      tree(random, -20, 790, 1.2, '#6da35a'),
      tree(random, 1016, 780, 1, '#5f9a54'),
    ),
    layer(
      0.2,
      hill(random, 762, 3, '#8cbf66', 3),
      road(70, 720, PAVEMENT),
      road(34, 380, '#aaa29c'),
      [70, 150, 890, 960].flatMap((x, index) => [
        bush(x, 784, 0.5, '#74ac5c'),
        ...flower(x + 30, 796, 0.7, ['#ef6f6c', '#ffd45a', '#b58be0', '#f9a3b8'][index] ?? '#ef6f6c'),
      ]),
    ),
  ]
}
