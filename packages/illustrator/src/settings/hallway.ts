import { picture, rug, tableLamp } from './parts/furniture.ts'
import {
  chestWithMirror,
  coatsOverBench,
  frontDoor,
  hangingLamp,
  potPlant,
  staircase,
  umbrellaStand,
} from './parts/hallway-furniture.ts'
import { drawRoom } from './parts/room.ts'
import { hangingPlant, pinnedDrawings, wallClock, wallMap } from './parts/wall-pieces.ts'
import { layer, type SettingDrawing } from './setting.ts'

/** The front door under its fanlight, a chest with a mirror, coats over boots, stairs that lead up past pictures. */
export const hallway: SettingDrawing = {
  indoors: true,
  shows: ['door', 'coats', 'coat', 'mirror', 'stairs', 'bench'],
  floor: { back: 850, front: 950, left: 80, right: 944 },
  tabletops: [
    { left: 404, right: 510, y: 626, depth: 0.3 },
    { left: 532, right: 760, y: 696, depth: 0.3 },
  ],
  draw({ light, side }) {
    const onTheWall = {
      0: [...picture(640, 250, 0.8), ...picture(800, 190, 0.66), ...picture(930, 110, 0.7)],
      1: [...wallClock(640, 250, 1.2), ...pinnedDrawings(790, 110, 0.8, 2)],
      2: [...hangingPlant(640, -120, 260), ...wallMap(780, 110, 190, 120)],
    }[side]
    const colours = {
      0: ['#a9604a', '#e9c99a'],
      1: ['#5f8a9a', '#efe0c2'],
      2: ['#7f9a62', '#f3e3c3'],
    } as const
    return {
      back: [
        ...drawRoom({ wall: '#e6d3c0', floor: '#b98a5e', paper: 'panels' }),
        layer(0.45, picture(-60, 280, 0.9), onTheWall, hangingLamp(500, 60, light.lampsBurn)),
        layer(0.4, staircase(790, 764, '#a8713f')),
        layer(
          0.3,
          frontDoor(100, 756, '#4f8f8a', light),
          chestWithMirror(420, 768, '#b07a4a'),
          tableLamp(356, 624, light.lampsBurn),
          coatsOverBench(646, 766),
          umbrellaStand(40, 772),
          potPlant(-90, 772),
        ),
        layer(0.1, rug(470, 930, 500, colours[side])),
      ],
      front: [],
      lamps: [
        [500, 70],
        [356, 552],
      ],
    }
  },
}
