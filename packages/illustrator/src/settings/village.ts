import { mix } from '../drawing/colour.ts'
import { flat } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import { house } from './parts/buildings.ts'
import { hill } from './parts/land.ts'
import { bush, flower } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { cypress, palm } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** Sand-coloured houses with flat roofs around a square, as in the lands of the Bible. */
export const village: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['house'],
  floor: { back: 820, front: 945, left: 80, right: 944 },
  draw(stage) {
    const { random, light } = stage
    const flatHouse = (x: number, y: number, w: number, h: number, wall: string, door: string) =>
      house(x, y, w, h, { wall, roof: wall, flatRoof: true, lit: light.dark, door })
    const stones = Array.from({ length: 16 }, () =>
      flat(
        ellipse(
          random.between(STAGE.left, STAGE.right),
          random.between(800, 1000),
          random.between(20, 40),
          random.between(7, 12),
        ),
        '#d9ba84',
      ),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.85,
          hill(random, 510, 40, mix('#c9b68a', light.sky.bottom, 0.5)),
          Array.from({ length: 9 }, (_, index) =>
            flatHouse(
              -280 + index * 180 + random.between(-20, 20),
              612,
              120,
              random.between(70, 130),
              mix('#e9d3a8', light.sky.bottom, 0.35),
              '#a9805a',
            ),
          ).flat(),
        ),
        layer(
          0.5,
          hill(random, 644, 8, '#dfc490'),
          flatHouse(262, 690, 160, 160, '#ead0a0', '#7a8f6a'),
          cypress(240, 700, 0.7),
          cypress(460, 694, 0.56),
          flatHouse(500, 690, 150, 120, '#f0dab0', '#8f6a4a'),
        ),
        layer(
          0.35,
          flatHouse(-60, 752, 290, 290, '#f0dcb4', '#4f7f8f'),
          flatHouse(-330, 752, 250, 230, '#e9d3a8', '#8f4f4a'),
          flatHouse(790, 756, 300, 320, '#f3e2c0', '#8f4f4a'),
          flatHouse(1100, 752, 240, 240, '#ead0a0', '#4f7f8f'),
          palm(714, 716, 1.15),
        ),
        layer(
          0.15,
          hill(random, 758, 7, '#e8cf9d', 5),
          stones,
          bush(60, 796, 0.5, '#7ba85a'),
          flower(40, 800, 0.8, '#ef6f6c'),
          flower(84, 804, 0.8, '#b58be0'),
          bush(960, 800, 0.6, '#7ba85a'),
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
