import { flat, line, pieceOf, round, type Shape, shining } from '../drawing/shape.ts'
import { ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { table } from './parts/furniture.ts'
import { hangingLamp } from './parts/hallway-furniture.ts'
import { drawRoom, FITTED, windowWithView } from './parts/room.ts'
import { hangingPlant, hungPans, plateRack, wallClock } from './parts/wall-pieces.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** A stove, a window over the sink, a table in front; on the wall cupboards, pans or plates. */
export const kitchen: SettingDrawing = {
  indoors: true,
  window: { x: 500, y: 360, size: 0.8, curtain: '#e98a6a' },
  shows: ['window', 'curtain', 'stove', 'table'],
  floor: { back: 865, front: 955, left: 80, right: 944 },
  tabletops: [
    { left: 118, right: 240, y: 736, depth: 0.12 },
    { left: -290, right: 780, y: 592, depth: 0.3 },
    { left: 1010, right: 1310, y: 592, depth: 0.3 },
  ],
  draw(stage) {
    const { light, side } = stage
    const tiles = Array.from({ length: 17 }, (_, index) =>
      line(
        polyline([
          [STAGE.left + index * 100, 470],
          [STAGE.left + index * 100, 600],
        ]),
        '#e3d3b4',
        4,
      ),
    )
    const cupboardsAt = (places: readonly number[]): Shape[] =>
      places.flatMap((x) => [
        round(roundedRectangle(x, 130, 130, 210, 8), '#7fa8a0'),
        flat(roundedRectangle(x + 14, 146, 102, 178, 6), '#93bab2'),
        flat(ellipse(x + 106, 240, 6), '#f2d16b'),
      ])
    const shelf = [
      round(roundedRectangle(-10, 330, 250, 16, 4), '#a8713f'),
      ...(
        [
          [20, '#d8695a', 46],
          [76, '#5f9fc9', 36],
          [128, '#f2b84a', 52],
          [186, '#f3e3c3', 40],
        ] as const
      ).map(([x, jar, tall]) => round(roundedRectangle(x, 330 - tall, 40, tall, 9), jar)),
    ]
    const onTheWall = {
      0: [...cupboardsAt([-290, -150, 720, 860, 1000, 1140]), ...shelf],
      1: [...plateRack(-250, 216, 490), ...hungPans(720, 1060, 236), ...cupboardsAt([1080, 1220])],
      2: [
        ...cupboardsAt([-290, -150, -10, 120]),
        ...plateRack(716, 236, 330),
        ...hangingPlant(270, STAGE.top, 250),
        ...wallClock(1130, 250, 1.1),
      ],
    }[side]
    const counter = [
      round(roundedRectangle(STAGE.left, 600, 1640, 160, 4), '#8fb3aa'),
      round(roundedRectangle(STAGE.left, 584, 1640, 24, 6), '#c48f58'),
      ...Array.from({ length: 11 }, (_, index) =>
        flat(roundedRectangle(STAGE.left + 16 + index * 148, 622, 126, 122, 7), '#a3c4bc'),
      ),
    ]
    const stove = [
      round(roundedRectangle(806, 584, 190, 176, 8), '#e9e4da'),
      ...(light.lampsBurn
        ? shining(roundedRectangle(830, 640, 142, 90, 10), '#ffb45e')
        : [flat(roundedRectangle(830, 640, 142, 90, 10), '#6b6670')]),
      ...[836, 880, 924, 966].map((x) => flat(ellipse(x, 616, 8), '#8a8a98')),
      round(ellipse(870, 574, 42, 12), '#6b6670'),
      round(roundedRectangle(834, 516, 72, 56, 12), '#c9573f'),
      line(
        polyline([
          [800, 540],
          [834, 540],
        ]),
        '#6b6670',
        10,
      ),
    ]
    return {
      back: [
        ...drawRoom({ wall: '#fbeccb', floor: '#d8a878', paper: 'plain' }),
        layer(0.5, tiles, windowWithView(500, 360, 0.8, '#e98a6a', stage), onTheWall),
        layer(FITTED, counter, stove, hangingLamp(664, 196, light.lampsBurn)),
        layer(
          0.12,
          pieceOf('table', table(110, 850, 300, 120, '#f0cfc4')),
          round(ellipse(70, 716, 40, 12), '#5f9fc9'),
          ...[52, 74, 92].map((x) => round(ellipse(x, 702, 17), x === 74 ? '#9abf4a' : '#d9493f')),
        ),
      ],
      front: [],
      lamps: [[664, 210]],
    }
  },
}
