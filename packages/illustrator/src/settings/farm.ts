import { mix } from '../drawing/colour.ts'
import { capped, growing, line, round } from '../drawing/shape.ts'
import { curve, ellipse } from '../geometry/path.ts'
import { barnFront, fence } from './parts/buildings.ts'
import { hill, windingPath } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const GRASS = '#9bbf5e'

/** A red barn, rows of corn, hay. */
export const farm: SettingDrawing = {
  indoors: false,
  shows: ['path', 'barn'],
  floor: { back: 820, front: 940, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    const furrows = Array.from({ length: 9 }, (_, index) =>
      growing(
        'fruit',
        line(
          curve([
            [560 + index * 90, 720],
            [600 + index * 84, 672],
            [610 + index * 66, 640],
          ]),
          '#8fae4e',
          14,
        ),
      ),
    )
    const hay = [
      [120, 800, 62],
      [206, 806, 52],
      [164, 744, 50],
    ].flatMap(([x = 0, y = 0, r = 0]) => [
      capped(round(ellipse(x, y - r * 0.7, r, r * 0.8), '#e6c25e')),
      line(ellipse(x, y - r * 0.7, r * 0.55, r * 0.44), '#c99f3e', 5),
      line(ellipse(x, y - r * 0.7, r * 0.24, r * 0.18), '#c99f3e', 4),
    ])
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.8,
          hill(random, 540, 40, mix('#a9cc8c', light.sky.bottom, 0.35), 5),
          [-200, 40, 620, 900, 1150].flatMap((x) => tree(random, x, 598, 0.5, '#86b578')),
        ),
        layer(0.55, hill(random, 640, 14, '#bcd27e', 5), furrows),
        layer(0.4, barnFront(300, 748, 1.12), fence(520, STAGE.right, 760, 84, '#e9dcc4')),
        layer(
          0.15,
          hill(random, 756, 10, GRASS, 5),
          windingPath(330, 748, 520, '#e9d2a0'),
          hay,
          strewnGrass(random, 810, 970, 22, '#7fa04a'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1016, GRASS))],
      lamps: [],
    }
  },
}
