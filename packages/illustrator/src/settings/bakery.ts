import { darker, lighter } from '../drawing/colour.ts'
import { flat, glow, line, round, type Shape } from '../drawing/shape.ts'
import { archway, blob, curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import { drawRoom, garland, windowWithView } from './parts/room.ts'
import { beam, stroke } from './parts/timber.ts'
import { hungPans, plateRack, wallClock } from './parts/wall-pieces.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** A round loaf with cuts; it lies on y. */
const loaf = (x: number, y: number, size: number, crust: string): Shape[] => [
  round(
    blob([
      [x - 46 * size, y],
      [x - 42 * size, y - 30 * size],
      [x, y - 46 * size],
      [x + 42 * size, y - 30 * size],
      [x + 46 * size, y],
    ]),
    crust,
  ),
  ...[-18, 0, 18].map((dx) =>
    line(
      curve([
        [x + (dx - 6) * size, y - 36 * size],
        [x + dx * size, y - 26 * size],
        [x + (dx + 4) * size, y - 14 * size],
      ]),
      lighter(crust, 0.5),
      5 * size,
    ),
  ),
]

/** A brick oven with a fire, shelves of loaves, a counter, sacks of flour. */
export const bakery: SettingDrawing = {
  indoors: true,
  window: { x: 480, y: 270, size: 0.66, curtain: '#d8695a' },
  shows: ['window', 'oven', 'bread', 'shelf', 'counter'],
  floor: { back: 870, front: 955, left: 80, right: 944 },
  tabletops: [
    { left: 552, right: 800, y: 630, depth: 0.2 },
    { left: 1190, right: 1330, y: 630, depth: 0.2 },
    { left: 400, right: 560, y: 390, depth: 0.45 },
  ],
  draw(stage) {
    const crusts = ['#d19a55', '#c07f40', '#e0b46c', '#b5713a']
    const oven = [
      round(
        blob([
          [-20, 760],
          [-26, 460],
          [40, 330],
          [170, 290],
          [300, 330],
          [366, 460],
          [360, 760],
        ]),
        '#c8785a',
      ),
      ...[360, 410, 460, 510, 560, 610, 660, 710].flatMap((y, row) =>
        [0, 1, 2, 3, 4].map((column) =>
          flat(
            roundedRectangle(0 + column * 74 + (row % 2) * 32, y, 58, 28, 6),
            row % 2 === column % 2 ? '#b5684c' : '#d58a6a',
          ),
        ),
      ),
      round(roundedRectangle(110, -110, 120, 430, 6), '#b5684c'),
      round(archway(76, 700, 188, 214), '#8f5340'),
      flat(archway(96, 700, 148, 186), '#3f2a28'),
      glow(170, 640, 120, '#ffb45e', 0.7),
      flat(
        blob([
          [120, 700],
          [128, 640],
          [150, 600],
          [168, 560],
          [190, 610],
          [214, 648],
          [220, 700],
        ]),
        '#f08a3a',
      ),
      flat(
        blob([
          [146, 700],
          [152, 656],
          [170, 614],
          [188, 658],
          [194, 700],
        ]),
        '#ffe08a',
      ),
      round(roundedRectangle(56, 694, 228, 26, 6), '#9a9088'),
    ]
    const shelves = [196, 320, 444].flatMap((y, row) => [
      round(roundedRectangle(640, y, 420, 18, 5), '#a8713f'),
      ...[690, 786, 882, 978].flatMap((x, column) =>
        loaf(x, y, 0.92, crusts[(row + column) % 4] ?? '#d19a55'),
      ),
    ])
    const counter = [
      round(roundedRectangle(560, 640, 780, 170, 6), '#b98a5c'),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        flat(roundedRectangle(580 + index * 126, 676, 106, 118, 8), lighter('#b98a5c', 0.22)),
      ),
      round(roundedRectangle(546, 622, 800, 30, 8), '#8f6038'),
      round(roundedRectangle(808, 574, 120, 50, 14), '#c9985c'),
      ...[840, 870, 902].map((x, index) =>
        round(ellipse(x, 570 - (index % 2) * 12, 26, 19), crusts[index] ?? '#d19a55'),
      ),
      ...loaf(1010, 622, 1.2, '#c07f40'),
      ...loaf(1130, 622, 1.1, '#e0b46c'),
    ]
    const sack = (x: number, y: number): Shape[] => [
      round(
        blob([
          [x - 62, y],
          [x - 70, y - 60],
          [x - 40, y - 128],
          [x + 40, y - 128],
          [x + 70, y - 60],
          [x + 62, y],
        ]),
        '#efe0c2',
      ),
      round(ellipse(x, y - 128, 42, 15), '#fffaf0'),
      stroke([x - 30, y - 62], [x + 30, y - 62], 6, darker('#efe0c2', 0.8)),
    ]
    const beside = {
      0: shelves,
      1: [...plateRack(650, 250, 400), ...wallClock(700, 470, 0.9), ...hungPans(780, 1060, 430)],
      2: [...garland(600, 1080, 110, ['#d8695a', '#f6d77a', '#7fb4d8']), ...shelves.slice(17)],
    }[stage.side]
    return {
      back: [
        ...drawRoom({ wall: '#f6e2bd', floor: '#c99868', paper: 'plain' }),
        layer(0.45, windowWithView(480, 270, 0.66, '#d8695a', stage), beside),
        layer(0.32, oven, beam([STAGE.left, 150], [-60, 150], 30, '#8a5f3c')),
        layer(
          0.2,
          counter,
          sack(440, 800),
          sack(-120, 810),
          beam([400, 800], [396, 470], 12, '#b98350'),
          round(roundedRectangle(366, 430, 62, 84, 12), '#c9985c'),
        ),
      ],
      front: [],
      lamps: [[170, 640]],
    }
  },
}
