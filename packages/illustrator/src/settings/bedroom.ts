import { flat, line, round } from '../drawing/shape.ts'
import { curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import { star } from '../people/prints.ts'
import { bed, bookshelf, picture, rug, table, tableLamp } from './parts/furniture.ts'
import { potPlant } from './parts/hallway-furniture.ts'
import { drawRoom, garland, windowWithView } from './parts/room.ts'
import { pinnedDrawings, wallMap } from './parts/wall-pieces.ts'
import { type Bed, layer, type SettingDrawing } from './setting.ts'

const BED: Bed = { x: 360, y: 776, quilt: '#6f8fc9' }

/** A child's room: a bed under the window, toys; on the wall stars, a map, or what was painted. */
export const bedroom: SettingDrawing = {
  indoors: true,
  window: { x: 360, y: 392, size: 0.92, curtain: '#f0b45e' },
  shows: ['window', 'curtain', 'bed', 'shelf'],
  floor: { back: 906, front: 968, left: 90, right: 944 },
  bed: BED,
  tabletops: [
    { left: 626, right: 742, y: 728, depth: 0.2 },
    { left: 232, right: 488, y: 560, depth: 0.45 },
    { left: 940, right: 1110, y: 464, depth: 0.3 },
    { left: -270, right: -90, y: 384, depth: 0.3 },
  ],
  draw(stage) {
    const { random, light, side } = stage
    const mobile = [
      line(
        curve([
          [640, -120],
          [640, 130],
        ]),
        '#8a6a4a',
        3,
      ),
      ...[-60, 0, 60].flatMap((dx, index) => [
        line(
          curve([
            [640, 100],
            [640 + dx, 130],
            [640 + dx, 170 + index * 14],
          ]),
          '#8a6a4a',
          2.4,
        ),
        flat(star([640 + dx, 190 + index * 14], 24), ['#f6c644', '#e98aa0', '#7fb4d8'][index] ?? '#f6c644'),
      ]),
    ]
    const toys = {
      0: [
        round(ellipse(980, 838, 34), '#d9493f'),
        flat(ellipse(980, 838, 12), '#f6c644'),
        round(roundedRectangle(1040, 790, 60, 60, 6), '#5a9bd4'),
      ],
      1: [
        round(roundedRectangle(900, 812, 52, 52, 5), '#6cab5c'),
        round(roundedRectangle(960, 812, 52, 52, 5), '#d9493f'),
        round(roundedRectangle(930, 760, 52, 52, 5), '#f6c644'),
      ],
      2: [
        ...potPlant(1170, 830),
        round(ellipse(900, 846, 30), '#8a63b8'),
        flat(ellipse(900, 846, 11), '#fdf6e6'),
      ],
    }[side]
    const onTheWall = {
      0: [...picture(880, 270, 0.9), ...mobile],
      1: [...wallMap(700, 160, 250, 170), ...pinnedDrawings(-210, 200, 0.9, 3)],
      2: [...garland(560, 1040, 60, ['#e98aa0', '#f6c644', '#7fb4d8']), ...pinnedDrawings(690, 210, 1, 3)],
    }[side]
    return {
      back: [
        ...drawRoom({ wall: '#c9d9ea', floor: '#cf9f6d', paper: 'dots' }),
        layer(0.45, windowWithView(360, 392, 0.92, '#f0b45e', stage), onTheWall),
        layer(
          0.3,
          bookshelf(random, 930, 760, 190, 300),
          table(716, 820, 200, 100, '#e3927f'),
          bookshelf(random, -280, 760, 200, 380),
        ),
        layer(
          0.2,
          tableLamp(776, 722, light.lampsBurn),
          rug(700, 950, 330, ['#e98aa0', '#fdf3e4']),
          bed(BED, 480),
          toys,
        ),
      ],
      front: [],
      lamps: [[776, 656]],
    }
  },
}
