import { mix } from '../drawing/colour.ts'
import { hill, windingPath } from './parts/land.ts'
import { bush, mushroom, nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { pine, tree } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#76a452'

export const forest: SettingDrawing = {
  indoors: false,
  shows: ['path', 'pine'],
  floor: { back: 810, front: 935, left: 110, right: 914 },
  draw(stage) {
    const { random, light } = stage
    const row = (count: number, y: number, size: number, colour: string) =>
      Array.from({ length: count }, (_, index) =>
        pine(
          -280 + (index * 1600) / (count - 1) + random.between(-24, 24),
          y,
          size * random.between(0.85, 1.2),
          colour,
        ),
      ).flat()
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.8,
          hill(random, 540, 26, mix('#a3c8b6', light.sky.bottom, 0.3)),
          row(17, 640, 1.1, mix('#93bba8', light.sky.bottom, 0.25)),
        ),
        layer(0.5, hill(random, 662, 18, '#84b083'), row(11, 722, 1.55, '#669d7e')),
        layer(
          0.15,
          hill(random, 742, 16, GRASS, 5),
          windingPath(530, 742, 520, '#d9bd8a'),
          tree(random, -10, 812, 2.2, '#4c8a4e'),
          tree(random, 1040, 826, 2.3, '#54924f'),
          tree(random, -240, 800, 2, '#5b9552'),
          tree(random, 1280, 800, 2, '#4c8a4e'),
          bush(230, 792, 0.8, '#5a9550'),
          bush(850, 790, 0.7, '#639e58'),
          [0, 1, 2].flatMap((step) => mushroom(680 + step * 44, 846 - (step % 2) * 16, 0.9)),
          strewnGrass(random, 800, 960, 26, '#5f8f45'),
        ),
      ],
      front: [
        layer(
          0,
          nearGrass(random, 1014, GRASS),
          bush(-40, 1010, 1.5, '#3f7a45'),
          bush(1070, 1020, 1.4, '#3f7a45'),
        ),
      ],
      lamps: [],
    }
  },
}
