import { wool } from '../animals/bodies/trunk.ts'
import { mix } from '../drawing/colour.ts'
import { round } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import { hill, windingPath } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { cypress, tree } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#8fbb5c'

/** Green hills behind hills, and sheep on one of them. */
export const hills: SettingDrawing = {
  indoors: false,
  shows: ['path', 'hill'],
  floor: { back: 810, front: 935, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    const sheep = [170, 246, 330, 790].flatMap((x, index) => {
      const y = 640 + (index % 2) * 18
      return [
        ...wool(
          {
            kind: 'animal',
            name: `sheep ${index}`,
            species: 'lamb',
            coat: '#fbf4e8',
            spots: null,
            neckwear: null,
            glasses: false,
            hat: null,
            yarn: '#6b4128',
            plush: false,
            marks: [],
            size: 1,
          },
          x,
          y,
          22,
          14,
        ),
        round(ellipse(x + 24, y - 6, 9, 8), '#6b5a52'),
      ]
    })
    return {
      back: [
        ...drawSky(stage),
        layer(0.9, hill(random, 440, 80, mix('#9db7cf', light.sky.bottom, 0.4), 5)),
        layer(0.75, hill(random, 520, 60, mix('#93bda0', light.sky.bottom, 0.3), 5)),
        layer(
          0.5,
          hill(random, 610, 50, '#9cc676', 5),
          cypress(560, 640, 0.4),
          cypress(600, 648, 0.34),
          sheep,
        ),
        layer(
          0.15,
          hill(random, 730, 36, GRASS, 4),
          windingPath(610, 716, 500, '#ecdab0'),
          tree(random, 1030, 800, 1.6, '#6a9f4c'),
          tree(random, -180, 800, 1.4, '#6a9f4c'),
          strewnGrass(random, 800, 970, 24, '#76a04a'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1014, GRASS))],
      lamps: [],
    }
  },
}
