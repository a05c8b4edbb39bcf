import { mix } from '../drawing/colour.ts'
import { chapel } from './parts/buildings.ts'
import { hill, windingPath } from './parts/land.ts'
import { bush, nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { cypress, tree } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#84bd62'

export const church: SettingDrawing = {
  indoors: false,
  shows: ['path', 'door'],
  floor: { back: 815, front: 940, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    return {
      back: [
        ...drawSky(stage),
        layer(0.85, hill(random, 520, 36, mix(GRASS, '#8fb7d0', 0.5))),
        layer(
          0.45,
          hill(random, 648, 16, mix(GRASS, '#b0d090', 0.2)),
          cypress(300, 706, 0.9),
          cypress(740, 706, 0.8),
          chapel(520, 724, 1.02, light.dark),
          tree(random, 190, 716, 1.1),
          tree(random, 890, 720, 1.2),
          tree(random, -160, 716, 1.2),
          tree(random, 1180, 716, 1.2),
        ),
        layer(
          0.15,
          hill(random, 738, 8, GRASS, 5),
          windingPath(520, 716, 512, '#ecd9ae'),
          bush(120, 786, 1, '#6bab57'),
          bush(930, 790, 1, '#5fa055'),
          strewnGrass(random, 810, 970, 20, '#69a04c'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1016, GRASS))],
      lamps: [],
    }
  },
}
