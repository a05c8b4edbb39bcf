import { mix } from '../drawing/colour.ts'
import { capped, covered, flat, glow, line, round, shining } from '../drawing/shape.ts'
import { ellipse, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { door, table } from './parts/furniture.ts'
import { hill } from './parts/land.ts'
import { bush, flower } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** The front of a house with steps, a rail and a lamp by the door; the garden beside it. */
export const porch: SettingDrawing = {
  indoors: false,
  shows: ['door', 'table', 'window'],
  sky: { left: 540, right: STAGE.right },
  floor: { back: 850, front: 950, left: 80, right: 944 },
  tabletops: [{ left: 672, right: 868, y: 754, depth: 0.2 }],
  draw(stage) {
    const { random, light } = stage
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
        layer(
          0.75,
          hill(random, 580, 24, mix('#8cbf6a', light.sky.bottom, 0.35)),
          [600, 760, 930, 1120].flatMap((x) => tree(random, x, 640, random.between(0.7, 1), '#7fb06a')),
        ),
        layer(0.45, hill(random, 690, 10, '#8cc46a'), tree(random, 1010, 770, 1.4, '#5fa053')),
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
          ...(light.lampsBurn ? [glow(lampX, 440, 160, '#ffe0a0', 0.6)] : []),
          round(roundedRectangle(lampX - 16, 416, 32, 48, 8), '#f3e3c3'),
          ...(light.lampsBurn ? shining(roundedRectangle(lampX - 16, 416, 32, 48, 8), '#ffe9ad') : []),
        ),
        layer(
          0.2,
          capped(round(roundedRectangle(STAGE.left, 776, 900, 34, 4), '#c9a06c')),
          capped(round(roundedRectangle(STAGE.left, 804, 960, 40, 4), '#b98f5c')),
          hill(random, 836, 6, '#e3cfa0', 5),
          table(770, 846, 220, 100, '#f7efe0'),
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
