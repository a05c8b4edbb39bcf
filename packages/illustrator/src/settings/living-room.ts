import { pieceOf } from '../drawing/shape.ts'
import { bookshelf, floorLamp, picture, rug, table, tableLamp } from './parts/furniture.ts'
import { potPlant } from './parts/hallway-furniture.ts'
import { drawRoom, garland, windowWithView } from './parts/room.ts'
import { cushion, sofa } from './parts/seating.ts'
import { hangingPlant, hearth, pinnedDrawings, tallClock } from './parts/wall-pieces.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const papers = ['#e98aa0', '#f6c644', '#7fb4d8', '#9ac28a']

/** A sofa under a window: beside a lamp, beside the hearth, beside a tall clock. */
export const livingRoom: SettingDrawing = {
  indoors: true,
  window: { x: 512, y: 366, size: 1, curtain: '#d8695a' },
  shows: ['window', 'curtain', 'shelf', 'sofa', 'table'],
  floor: { back: 850, front: 950, left: 80, right: 944 },
  tabletops: [
    { left: 676, right: 797, y: 710, depth: 0.25 },
    { left: 356, right: 668, y: 548, depth: 0.4 },
    { left: 34, right: 234, y: 342, depth: 0.25 },
    { left: 1090, right: 1290, y: 342, depth: 0.25 },
  ],
  draw(stage) {
    const { random, light, side } = stage
    const lampX = random.pick([868, 890])
    const beside = {
      0: [
        layer(0.4, picture(850, 250, 1), picture(-120, 280, 1.2)),
        layer(0.25, floorLamp(lampX, 782, light.lampsBurn)),
      ],
      1: [
        layer(
          0.4,
          picture(940, 300, 1.2),
          hangingPlant(760, STAGE.top, 210),
          pinnedDrawings(-230, 240, 1, 2),
        ),
        layer(0.25, hearth(930, 770, light.lampsBurn)),
      ],
      2: [
        layer(0.4, pinnedDrawings(760, 210, 1, 3), picture(-120, 280, 1.2), garland(-40, 290, 90, papers)),
        layer(0.25, tallClock(960, 772), potPlant(850, 782), tableLamp(700, 702, light.lampsBurn)),
      ],
    }[side]
    const lamps = { 0: [lampX, 470], 1: [930, 700], 2: [700, 632] } as const
    return {
      back: [
        ...drawRoom({ wall: '#f6dcae', floor: '#c98f5c', paper: 'stripes' }),
        layer(0.4, windowWithView(512, 366, 1, '#d8695a', stage)),
        layer(
          0.25,
          bookshelf(random, 24, 756, 220, 420),
          bookshelf(random, 1080, 756, 220, 420),
          pieceOf('table', table(736, 806, 126, 104, null)),
          sofa(468, 806, 1.85, '#7aa58c'),
          cushion(358, 716, 0.9, '#f0b45e'),
          cushion(580, 716, 0.9, '#d8695a'),
        ),
        ...beside,
        layer(0.1, rug(512, 930, 450, ['#6f9fc0', '#f3e3c3'])),
      ],
      front: [],
      lamps: [lamps[side]],
    }
  },
}
