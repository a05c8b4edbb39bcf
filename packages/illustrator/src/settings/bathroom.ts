import { darker } from '../drawing/colour.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import { picture, rug } from './parts/furniture.ts'
import { drawRoom, windowWithView } from './parts/room.ts'
import { beam, stroke } from './parts/timber.ts'
import { hangingPlant } from './parts/wall-pieces.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** Tiles, a tub with bubbles, a basin under a mirror, towels. */
export const bathroom: SettingDrawing = {
  indoors: true,
  window: { x: 400, y: 250, size: 0.72, curtain: '#f3e3a8' },
  shows: ['window', 'bathtub', 'mirror', 'bath'],
  floor: { back: 885, front: 960, left: 90, right: 944 },
  tabletops: [
    { left: 456, right: 644, y: 578, depth: 0.4 },
    { left: 684, right: 764, y: 630, depth: 0.25 },
    { left: 290, right: 510, y: 378, depth: 0.5 },
  ],
  draw(stage) {
    const tiles = [
      flat(roundedRectangle(STAGE.left, 470, 1624, 270, 0), '#a9d8dc'),
      flat(roundedRectangle(STAGE.left, 460, 1624, 20, 0), '#5fa8b0'),
      ...[540, 610, 680].map((y) => stroke([STAGE.left, y], [STAGE.right, y], 4, '#c9eaec')),
      ...Array.from({ length: 23 }, (_, index) =>
        stroke([STAGE.left + index * 72, 482], [STAGE.left + index * 72, 740], 4, '#c9eaec'),
      ),
    ]
    const tub = [
      ...[70, 96, 130, 168, 210, 250, 292, 330].map((x, index) =>
        round(ellipse(x, 668 - (index % 3) * 14, 34, 30), index % 2 ? '#ffffff' : '#eaf6fb'),
      ),
      round(
        blob([
          [-10, 664],
          [400, 664],
          [386, 780],
          [350, 838],
          [40, 838],
          [4, 780],
        ]),
        '#fbfaf6',
      ),
      round(roundedRectangle(-30, 648, 452, 32, 16), '#ffffff'),
      ...[50, 340].map((x) => round(ellipse(x, 850, 26, 16), '#d9b45a')),
      line(
        curve([
          [20, 648],
          [10, 560],
          [56, 540],
          [70, 580],
        ]),
        '#b9c3c9',
        13,
      ),
      round(ellipse(330, 640, 30, 22), '#f8d65e'),
      round(ellipse(352, 614, 18), '#f8d65e'),
      flat(ellipse(372, 616, 9, 5), '#ee8c3a'),
    ]
    const basin = [
      round(
        blob([
          [690, 640],
          [890, 640],
          [860, 716],
          [720, 716],
        ]),
        '#fbfaf6',
      ),
      round(roundedRectangle(676, 622, 228, 28, 13), '#ffffff'),
      round(roundedRectangle(762, 712, 56, 110, 12), darker('#fbfaf6', 0.94)),
      line(
        curve([
          [790, 622],
          [790, 572],
          [820, 566],
          [824, 590],
        ]),
        '#b9c3c9',
        12,
      ),
      round(roundedRectangle(850, 570, 34, 54, 9), '#7fb4d8'),
      stroke([860, 572], [852, 520], 6, '#d8584a'),
      stroke([872, 572], [884, 524], 6, '#6cab5c'),
    ]
    const shelf = [
      ...[480, 622].map((x) => beam([x, 584], [x, 612], 12, '#8a6442')),
      round(roundedRectangle(452, 572, 196, 18, 5), '#b9804c'),
    ]
    const mirror = [
      round(ellipse(790, 340, 124, 150), '#c9963f'),
      flat(ellipse(790, 340, 104, 130), '#dff0f4'),
      stroke([740, 370], [800, 270], 10, '#ffffff'),
      stroke([790, 390], [830, 324], 8, '#ffffff'),
    ]
    const towels = [
      beam([980, 330], [1220, 330], 12, '#b9804c'),
      ...[1000, 1106].map((x, index) =>
        round(
          blob([
            [x, 330],
            [x + 92, 330],
            [x + 88, 560],
            [x + 46, 568],
            [x + 2, 560],
          ]),
          index ? '#f0b45e' : '#e98aa0',
        ),
      ),
    ]
    const onTheWall = {
      0: [],
      1: [...hangingPlant(600, STAGE.top, 230), ...picture(-120, 260, 1)],
      2: [...picture(600, 260, 0.9), ...hangingPlant(130, STAGE.top, 260)],
    }[stage.side]
    const rugs = { 0: ['#7fb4d8', '#f6fbfb'], 1: ['#e9a38a', '#fdf6e6'], 2: ['#8fb97c', '#f6fbfb'] } as const
    return {
      back: [
        ...drawRoom({ wall: '#e6f3f1', floor: '#dcd3c3', paper: 'plain' }),
        layer(0.5, tiles, windowWithView(400, 250, 0.72, '#f3e3a8', stage), towels, onTheWall),
        layer(0.4, mirror, shelf),
        layer(0.25, tub, basin),
        layer(0.1, rug(600, 950, 260, rugs[stage.side])),
      ],
      front: [],
      lamps: [[790, 150]],
    }
  },
}
