import { mix } from '../drawing/colour.ts'
import {
  capped,
  covered,
  flat,
  glow,
  type Layer,
  line,
  pieceOf,
  round,
  type Shape,
  shining,
} from '../drawing/shape.ts'
import { ellipse, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { chapel, fence, house } from './parts/buildings.ts'
import { door, table } from './parts/furniture.ts'
import { hill } from './parts/land.ts'
import { bush, flower } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { hedge, washingLine } from './parts/yard.ts'
import { layer, type SettingDrawing, type Side, STAGE, type StageConditions } from './setting.ts'

const farTrees = ({ random, light }: StageConditions, places: readonly number[]): Layer =>
  layer(
    0.75,
    hill(random, 580, 24, mix('#8cbf6a', light.sky.bottom, 0.35)),
    places.flatMap((x) => tree(random, x, 640, random.between(0.7, 1), '#7fb06a')),
  )

/** What lies beside the house: trees, the neighbours behind their fence, or washing between the hedge and the hills. */
const beyond: Record<Side, (stage: StageConditions) => Layer[]> = {
  0: (stage) => [
    farTrees(stage, [600, 760, 930, 1120]),
    layer(0.45, hill(stage.random, 690, 10, '#8cc46a'), tree(stage.random, 1010, 770, 1.4, '#5fa053')),
  ],
  1: (stage) => [
    farTrees(stage, [560, 1240]),
    layer(
      0.45,
      hill(stage.random, 690, 8, '#9ccc78'),
      house(610, 700, 150, 130, { wall: '#cfe0d2', roof: '#7a8f9c', lit: stage.light.dark }),
      house(880, 704, 180, 150, { wall: '#f3d3b8', roof: '#a8604a', lit: stage.light.dark }),
      fence(540, STAGE.right, 750, 92),
      bush(800, 752, 0.7, '#6fae5c'),
    ),
  ],
  2: (stage) => [
    farTrees(stage, [1010, 1090, 1160]),
    layer(
      0.45,
      chapel(900, 640, 0.2, stage.light.dark),
      hill(stage.random, 656, 14, '#a3cc80'),
      hedge(520, STAGE.right, 716, 70, '#76a868'),
      washingLine(640, 960, 764, 170, stage.weather),
      hill(stage.random, 762, 3, '#8cc46a'),
    ),
  ],
}

/** What grows or hangs on the wall of the house: nothing, roses that climb, a creeper over the door. */
const onTheWall: Record<Side, Shape[]> = {
  0: [],
  1: [
    ...[560, 610, 660, 710].map((y, index) => bush(506 - (index % 2) * 14, y - 40, 0.42, '#6fa85c')),
    ...[540, 600, 660].flatMap((y, index) => flower(496 + (index % 2) * 20, y, 0.8, '#ef8a94')),
  ],
  2: [
    ...[-30, 30, 90, 140].map((x, index) => bush(x, 322 - (index % 2) * 10, 0.5, '#7aae62')),
    ...[220, 262, 330, 380, 424].map((x, index) => bush(x, 330 - (index % 2) * 14, 0.46, '#6fa85c')),
  ],
}

/** The front of a house with steps, a rail and a lamp by the door; the garden beside it. */
export const porch: SettingDrawing = {
  indoors: false,
  shows: ['door', 'table', 'window'],
  sky: { left: 520, right: STAGE.right },
  onWall: [
    { left: 160, right: 360, top: 366, bottom: 780 },
    { left: -50, right: 160, top: 320, bottom: 560 },
    { left: 440, right: 500, top: 400, bottom: 480 },
  ],
  floor: { back: 850, front: 950, left: 80, right: 944 },
  tabletops: [{ left: 672, right: 868, y: 754, depth: 0.2 }],
  draw(stage) {
    const { random, light, side } = stage
    const boards = Array.from({ length: 12 }, (_, row) =>
      line(
        polyline([
          [-300, 210 + row * 46],
          [520, 210 + row * 46],
        ]),
        '#dcc6a4',
        4,
      ),
    )
    const window = [
      round(roundedRectangle(-40, 330, 190, 220, 8), '#fdf6e6'),
      ...(light.dark
        ? shining(roundedRectangle(-24, 346, 158, 188, 4), '#ffe08a')
        : [flat(roundedRectangle(-24, 346, 158, 188, 4), '#bfe0ee')]),
      line(
        polyline([
          [55, 346],
          [55, 534],
        ]),
        '#fdf6e6',
        9,
      ),
      line(
        polyline([
          [-24, 440],
          [134, 440],
        ]),
        '#fdf6e6',
        9,
      ),
    ]
    const pots = [190, 470].flatMap((x) => [
      round(
        polygon([
          [x - 34, 730],
          [x + 34, 730],
          [x + 24, 796],
          [x - 24, 796],
        ]),
        '#c9744a',
      ),
      bush(x, 716, 0.6, '#6fae5c'),
      ...flower(x - 14, 720, 0.7, '#ef6f6c'),
      ...flower(x + 18, 716, 0.7, '#ffd45a'),
    ])
    const lampX = 470
    return {
      back: [
        ...drawSky(stage),
        ...beyond[side](stage),
        layer(
          0.3,
          round(roundedRectangle(STAGE.left, 190, 820, 590, 4), '#f3e2c4'),
          boards,
          window,
          door(260, 780, 170, 400, '#4f8f8a'),
          capped(
            round(
              polygon([
                [STAGE.left, 210],
                [STAGE.left, 60],
                [470, 60],
                [590, 210],
              ]),
              '#b5574a',
            ),
          ),
          onTheWall[side],
          ...(light.lampsBurn ? [glow(lampX, 440, 160, '#ffe0a0', 0.6)] : []),
          round(roundedRectangle(lampX - 16, 416, 32, 48, 8), '#f3e3c3'),
          ...(light.lampsBurn ? shining(roundedRectangle(lampX - 16, 416, 32, 48, 8), '#ffe9ad') : []),
        ),
        layer(
          0.2,
          capped(round(roundedRectangle(STAGE.left, 776, 900, 34, 4), '#c9a06c')),
          capped(round(roundedRectangle(STAGE.left, 804, 960, 40, 4), '#b98f5c')),
          hill(random, 836, 6, '#e3cfa0', 5),
          pieceOf('table', table(770, 846, 220, 100, '#f2dfc0')),
          pots,
          covered(flat(ellipse(880, 900, 40, 12), '#cdb584')),
        ),
      ],
      front: [
        layer(
          0,
          [620, 700, 940].flatMap((x) =>
            flower(x + 40, 1018, 1.1, random.pick(['#ef6f6c', '#b58be0', '#ffd45a'])),
          ),
        ),
      ],
      lamps: [[lampX, 440]],
    }
  },
}
