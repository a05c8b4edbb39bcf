import { flat, line, round, type Shape } from '../drawing/shape.ts'
import { curve, ellipse, type Path, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { star } from '../people/prints.ts'
import { bookshelf, table } from './parts/furniture.ts'
import { drawRoom, garland, windowWithView } from './parts/room.ts'
import { schoolDesk } from './parts/seating.ts'
import { hangingPlant, pinnedDrawings, wallClock, wallMap } from './parts/wall-pieces.ts'
import { layer, type SettingDrawing, type Side } from './setting.ts'

/** A classroom: blackboard, paper flags, tables. */
export const school: SettingDrawing = {
  indoors: true,
  onWall: [{ left: 300, right: 730, top: 210, bottom: 570 }],
  window: { x: 990, y: 310, size: 0.82, curtain: '#6f9fc0' },
  shows: ['window', 'board', 'table', 'shelf'],
  floor: { back: 865, front: 955, left: 80, right: 944 },
  tabletops: [
    { left: 364, right: 466, y: 748, depth: 0.3 },
    { left: 624, right: 726, y: 748, depth: 0.3 },
    { left: 770, right: 892, y: 686, depth: 0.3 },
    { left: -260, right: -44, y: 706, depth: 0.3 },
    { left: 30, right: 230, y: 460, depth: 0.3 },
    { left: 864, right: 1116, y: 454, depth: 0.45 },
  ],
  draw(stage) {
    const { random, side } = stage
    const chalk = (path: Path): Shape => line(path, '#f3f0e0', 6, 0.85)
    const onBoard: Record<Side, Shape[]> = {
      0: [
        line(
          curve([
            [360, 300],
            [430, 270],
            [480, 310],
            [540, 280],
          ]),
          '#f3f0e0',
          6,
          0.85,
        ),
        line(
          polyline([
            [360, 370],
            [560, 370],
          ]),
          '#f3f0e0',
          5,
          0.7,
        ),
        line(
          polyline([
            [360, 410],
            [500, 410],
          ]),
          '#f3f0e0',
          5,
          0.7,
        ),
        flat(star([640, 330], 40), '#f6d77a'),
      ],
      1: [
        chalk(ellipse(430, 340, 46)),
        chalk(
          polyline([
            [560, 400],
            [560, 330],
            [620, 280],
            [680, 330],
            [680, 400],
            [560, 400],
          ]),
        ),
        flat(ellipse(650, 262, 16), '#f6d77a'),
        chalk(
          curve([
            [350, 430],
            [430, 412],
            [520, 432],
            [600, 414],
            [690, 430],
          ]),
        ),
      ],
      2: [
        ...[0, 1, 2].map((row) =>
          chalk(
            polyline([
              [360, 280 + row * 58],
              [470 + row * 30, 280 + row * 58],
            ]),
          ),
        ),
        ...[0, 1, 2, 3].map((index) => flat(ellipse(560 + index * 38, 280, 13), '#f6d77a')),
        ...[0, 1, 2].map((index) => flat(ellipse(590 + index * 38, 338, 13), '#e98aa0')),
      ],
    }
    const above: Record<Side, Shape[]> = {
      0: [
        ...garland(-260, 280, 120, ['#d8584a', '#f6c644', '#5a9bd4', '#6cab5c']),
        ...garland(280, 780, 110, ['#6cab5c', '#f6c644', '#d8584a']),
      ],
      1: [...wallMap(20, 190, 240, 160), ...wallClock(515, 140, 1), ...pinnedDrawings(-280, 230, 0.9, 2)],
      2: [
        ...pinnedDrawings(-30, 220, 0.9, 3),
        ...hangingPlant(780, -120, 190),
        ...garland(290, 740, 110, ['#8a63b8', '#f6c644', '#5a9bd4']),
      ],
    }
    const board = [
      round(roundedRectangle(300, 210, 430, 270, 12), '#a8713f'),
      flat(roundedRectangle(320, 230, 390, 230, 6), '#3f6b58'),
      ...onBoard[side],
      round(roundedRectangle(320, 476, 390, 16, 5), '#8a5a38'),
    ]
    const globe = [
      round(ellipse(944, 640, 44), '#6ab5d4'),
      flat(
        polygon([
          [924, 620],
          [954, 610],
          [964, 640],
          [938, 656],
        ]),
        '#7cb85a',
      ),
      line(
        polyline([
          [944, 684],
          [944, 706],
        ]),
        '#8a5a38',
        9,
      ),
    ]
    const letters = ['#d8584a', '#5a9bd4', '#6cab5c', '#f6c644', '#8a63b8', '#f08a4a'].map((colour, index) =>
      round(roundedRectangle(306 + index * 72, 506, 56, 56, 8), colour),
    )
    return {
      back: [
        ...drawRoom({ wall: '#f3e6c2', floor: '#d0a06c', paper: 'panels' }),
        layer(0.45, board, windowWithView(990, 310, 0.82, '#6f9fc0', stage), above[side]),
        layer(
          0.3,
          bookshelf(random, 20, 756, 220, 300),
          table(880, 780, 230, 100, null),
          globe,
          table(-150, 800, 240, 100, null),
          letters,
          schoolDesk(380, 838, '#d8695a'),
          schoolDesk(640, 838, '#5a9bd4'),
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
