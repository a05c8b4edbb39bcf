import { flat, line, round } from '../drawing/shape.ts'
import { blob, ellipse, joined, polyline, roundedRectangle } from '../geometry/path.ts'
import { heart } from '../people/prints.ts'
import { bed, picture, table } from './parts/furniture.ts'
import { flower } from './parts/plants.ts'
import { drawRoom, garland, windowWithView } from './parts/room.ts'
import { beam, stroke } from './parts/timber.ts'
import { pinnedDrawings, wallClock } from './parts/wall-pieces.ts'
import { type Bed, layer, type SettingDrawing, STAGE } from './setting.ts'

const BED: Bed = { x: 350, y: 776, quilt: '#8fb8dc' }

/** A friendly sickroom: a bed on wheels, a curtain, a drip, flowers on the bedside table. */
export const hospitalRoom: SettingDrawing = {
  indoors: true,
  window: { x: 430, y: 300, size: 0.86, curtain: '#f3c98f' },
  shows: ['window', 'bed', 'curtain', 'table'],
  floor: { back: 906, front: 968, left: 90, right: 944 },
  bed: BED,
  tabletops: [
    { left: 738, right: 868, y: 688, depth: 0.22 },
    { left: 302, right: 558, y: 456, depth: 0.45 },
  ],
  draw(stage) {
    const rail = [
      beam([STAGE.left, 96], [250, 96], 12, '#c3d3d6'),
      ...[-270, -190, -110, -30, 50].map((x) =>
        round(
          blob([
            [x, 98],
            [x + 76, 98],
            [x + 66, 420],
            [x + 78, 720],
            [x + 6, 726],
            [x + 12, 420],
          ]),
          x % 80 === 50 ? '#8fc7c2' : '#a6d6cf',
        ),
      ),
    ]
    const drip = [
      beam([150, 770], [150, 420], 9, '#a9b8c0'),
      stroke([118, 424], [182, 424], 9, '#a9b8c0'),
      round(roundedRectangle(162, 434, 40, 66, 12), '#dff0f4'),
      flat(roundedRectangle(165, 466, 34, 31, 9), '#9fd0e8'),
      stroke([182, 500], [200, 690], 4, '#cfe0e6'),
      stroke([114, 772], [186, 772], 10, '#8a98a2'),
    ]
    const monitor = [
      beam([560, 700], [560, 600], 12, '#a9b8c0'),
      round(roundedRectangle(496, 486, 132, 112, 12), '#eef3f4'),
      flat(roundedRectangle(508, 498, 108, 76, 6), '#3f6b72'),
      line(
        polyline([
          [512, 540],
          [538, 540],
          [548, 514],
          [562, 562],
          [574, 540],
          [612, 540],
        ]),
        '#a6f0c0',
        5,
      ),
    ]
    const cross = joined([roundedRectangle(762, 196, 40, 116, 6), roundedRectangle(724, 234, 116, 40, 6)])
    const onTheWall = {
      0: [flat(ellipse(782, 254, 92), '#ffffff'), flat(cross, '#d8584a'), ...picture(1120, 280, 1.1)],
      1: [...pinnedDrawings(690, 190, 1, 4), ...wallClock(90, 240, 1)],
      2: [
        ...garland(620, 1060, 130, ['#e98aa0', '#f6c644', '#7fb4d8']),
        ...picture(840, 300, 1.2),
        ...wallClock(90, 240, 1),
      ],
    }[stage.side]
    return {
      back: [
        ...drawRoom({ wall: '#dcefe9', floor: '#c6d3cf', paper: 'plain' }),
        layer(0.45, windowWithView(430, 300, 0.86, '#f3c98f', stage), onTheWall),
        layer(0.35, rail, drip, monitor),
        layer(
          0.22,
          table(770, 830, 204, 150, null),
          round(roundedRectangle(716, 706, 112, 110, 8), '#eef3f4'),
          stroke([740, 756], [804, 756], 6, '#c3d3d6'),
          round(roundedRectangle(684, 634, 42, 52, 12), '#7fb4d8'),
          flower(694, 640, 0.9, '#ef6f6c'),
          flower(710, 634, 1, '#f9a3b8'),
          flower(722, 642, 0.9, '#ffd45a'),
          bed(BED, 470),
          flat(heart([350, 856], 26), '#fdfaf2'),
          [150, 560].map((x) => round(ellipse(x, 914, 16), '#5d6a72')),
        ),
      ],
      front: [],
      lamps: [[820, 420]],
    }
  },
}
