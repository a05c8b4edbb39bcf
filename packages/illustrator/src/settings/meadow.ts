import { darker, mix } from '../drawing/colour.ts'
import { house } from './parts/buildings.ts'
import { hill, windingPath } from './parts/land.ts'
import { bush, nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#7cb85a'

export const meadow: SettingDrawing = {
  indoors: false,
  shows: ['path'],
  floor: { back: 800, front: 930, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    const trees = [-180, 60, 300, 480, 900, 1120].flatMap((x) =>
      tree(
        random,
        x + random.between(-40, 40),
        random.between(606, 634),
        random.between(0.36, 0.5),
        '#78b083',
      ),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(0.8, hill(random, 520, 40, mix(GRASS, '#7fa8c9', 0.55))),
        layer(
          0.5,
          hill(random, 600, 32, mix(GRASS, '#9cc4b0', 0.3)),
          trees,
          house(random.pick([110, 740]), 640, 88, 62, { wall: '#f5e6cf', roof: '#c65f4a', lit: light.dark }),
        ),
        layer(
          0.15,
          hill(random, 715, 20, GRASS, 5),
          windingPath(566, 716, 520, '#efd9a6'),
          tree(random, random.pick([30, 990]), 800, 1.5, '#5b9f50'),
          bush(random.between(180, 280), 770, 0.7, '#6bab57'),
          bush(random.between(760, 860), 776, 0.8, '#5fa055'),
          strewnGrass(random, 790, 960, 22, darker(GRASS, 0.85)),
        ),
      ],
      front: [layer(0, nearGrass(random, 1010, GRASS))],
      lamps: [],
    }
  },
}
