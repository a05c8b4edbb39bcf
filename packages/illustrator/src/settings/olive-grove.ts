import { mix } from '../drawing/colour.ts'
import { flat, round } from '../drawing/shape.ts'
import { ellipse, roundedRectangle } from '../geometry/path.ts'
import { clayJar, fieldWall, flatHouse, oliveTree } from './parts/bible-land.ts'
import { hill, windingPath } from './parts/land.ts'
import { flower, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { cypress } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const GRASS = '#c3b874'

/** Old olive trees on terraces with walls of field stones, a stone press, the town on its hill. */
export const oliveGrove: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['path', 'olive tree', 'tree', 'wall'],
  floor: { back: 830, front: 945, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    const town = [-40, 40, 110, 180, 250].flatMap((x, index) =>
      flatHouse(x, 556 - (index % 2) * 16, 78, random.between(50, 84), {
        wall: mix('#ecd8ae', light.sky.bottom, 0.4),
        door: '#a9805a',
        lit: light.dark,
      }),
    )
    const press = [
      round(ellipse(830, 846, 96, 26), '#a89a86'),
      round(roundedRectangle(734, 806, 192, 42, 18), '#b5a794'),
      flat(ellipse(830, 808, 84, 17), '#8f8270'),
      round(ellipse(830, 768, 44, 48), '#c3b6a2'),
      flat(ellipse(830, 768, 12), '#8f8270'),
    ]
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.88,
          hill(random, 540, 34, mix('#b5ad88', light.sky.bottom, 0.5)),
          town,
          cypress(330, 560, 0.36),
        ),
        layer(
          0.55,
          hill(random, 630, 14, mix(GRASS, light.sky.bottom, 0.3)),
          [-230, -70, 90, 420, 580, 900, 1080, 1240].flatMap((x) =>
            oliveTree(random, x, 672, random.between(0.5, 0.62), '#9db089'),
          ),
          fieldWall(random, STAGE.left, STAGE.right, 700, '#c3b498').map((shape) => ({ ...shape })),
        ),
        layer(
          0.15,
          hill(random, 712, 8, GRASS, 5),
          windingPath(560, 716, 500, '#e6d3a0'),
          fieldWall(random, STAGE.left, 250, 806, '#b8a88c'),
          oliveTree(random, 110, 806, 1.85),
          oliveTree(random, 1010, 812, 1.7),
          press,
          clayJar(700, 850, 0.9),
          [300, 420, 640].flatMap((x, index) => flower(x, 850 + index * 14, 0.8, '#d9493f')),
          strewnGrass(random, 820, 970, 20, '#a39a52'),
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
