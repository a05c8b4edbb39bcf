import { mix } from '../drawing/colour.ts'
import { covered, flat } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import { fence, house } from './parts/buildings.ts'
import { hill } from './parts/land.ts'
import { flower, nearGrass, petals, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const GRASS = '#86c163'

export const garden: SettingDrawing = {
  indoors: false,
  floor: { back: 815, front: 935, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    const beds = [-180, 160, 520, 880, 1220].flatMap((x, row) => [
      covered(flat(ellipse(x, 772 + (row % 2) * 10, 150, 26), '#8a5f42')),
      ...[0, 1, 2, 3, 4].flatMap((index) =>
        flower(
          x - 92 + index * 46,
          774 + (row % 2) * 10,
          1 + random.between(0, 0.45),
          petals[(index + row) % 5] ?? '#ef6f6c',
        ),
      ),
    ])
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.8,
          hill(random, 520, 30, mix('#9cc48a', light.sky.bottom, 0.3)),
          [-220, -60, 90, 250, 420, 760, 920, 1090, 1250].flatMap((x) =>
            tree(random, x, 590, 0.66, mix('#7fb06a', light.sky.bottom, 0.2)),
          ),
        ),
        layer(
          0.45,
          hill(random, 650, 10, '#93c673'),
          house(560, 668, 190, 140, { wall: '#fbeed6', roof: '#c9604c', lit: light.dark }),
        ),
        layer(0.3, fence(STAGE.left, STAGE.right, 700, 128)),
        layer(
          0.15,
          hill(random, 712, 9, GRASS, 5),
          beds,
          tree(random, -20, 790, 1.5, '#5fa053'),
          tree(random, 1090, 780, 1.35, '#67a85a'),
          strewnGrass(random, 800, 960, 18, '#6aa64e'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1014, GRASS))],
      lamps: [],
    }
  },
}
