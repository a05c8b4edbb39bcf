import { mix } from '../drawing/colour.ts'
import type { Layer, Shape } from '../drawing/shape.ts'
import { fieldWall } from './parts/bible-land.ts'
import { chapel } from './parts/buildings.ts'
import { hill, windingPath } from './parts/land.ts'
import { pond } from './parts/landmarks.ts'
import { bush, flower, nearGrass, petals, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { cypress, tree } from './parts/trees.ts'
import { layer, type SettingDrawing, type Side, STAGE, type StageConditions } from './setting.ts'

const GRASS = '#84bd62'

const ground = ({ random }: StageConditions): Shape => hill(random, 648, 16, mix(GRASS, '#b0d090', 0.2))

/** The church before the reader, behind the wall of its yard, or beyond a pond among old trees. */
const seen: Record<Side, (stage: StageConditions) => Layer[]> = {
  0: (stage) => [
    layer(
      0.45,
      ground(stage),
      cypress(300, 706, 0.9),
      cypress(740, 706, 0.8),
      chapel(520, 724, 1.02, stage.light.dark),
      tree(stage.random, 190, 716, 1.1),
      tree(stage.random, 890, 720, 1.2),
      tree(stage.random, -160, 716, 1.2),
      tree(stage.random, 1180, 716, 1.2),
    ),
    layer(
      0.15,
      hill(stage.random, 738, 8, GRASS, 5),
      windingPath(520, 716, 512, '#ecd9ae'),
      bush(120, 786, 1, '#6bab57'),
      bush(930, 790, 1, '#5fa055'),
    ),
  ],
  1: (stage) => [
    layer(
      0.45,
      ground(stage),
      tree(stage.random, 60, 716, 1.4),
      chapel(330, 724, 0.86, stage.light.dark),
      cypress(560, 712, 0.9),
      [660, 760, 880, 1010].flatMap((x) => tree(stage.random, x, 690, 0.7, '#79ab70')),
    ),
    layer(
      0.15,
      hill(stage.random, 738, 8, GRASS, 5),
      windingPath(340, 716, 470, '#ecd9ae'),
      fieldWall(stage.random, STAGE.left, 250, 784, '#b5ab98'),
      fieldWall(stage.random, 560, STAGE.right, 784, '#b5ab98'),
      [600, 690, 960].flatMap((x, index) => flower(x, 800, 1, petals[index] ?? '#ef6f6c')),
    ),
  ],
  2: (stage) => [
    layer(
      0.6,
      ground(stage),
      chapel(690, 684, 0.74, stage.light.dark),
      [470, 530, 880, 960, 1070].flatMap((x) => tree(stage.random, x, 680, 0.56, '#79ab70')),
    ),
    layer(
      0.15,
      hill(stage.random, 720, 12, GRASS, 5),
      windingPath(690, 716, 540, '#ecd9ae'),
      pond(250, 764, 190, stage.light.sky.bottom, stage.light.dark),
      tree(stage.random, -20, 800, 2, '#5b9a50'),
      bush(980, 786, 0.9, '#5fa055'),
    ),
  ],
}

export const church: SettingDrawing = {
  indoors: false,
  shows: ['path', 'door'],
  floor: { back: 815, front: 940, left: 90, right: 934 },
  draw(stage) {
    const { random, side } = stage
    return {
      back: [
        ...drawSky(stage),
        layer(0.85, hill(random, 520, 36, mix(GRASS, '#8fb7d0', 0.5))),
        ...seen[side](stage),
        layer(0.15, strewnGrass(random, 810, 970, 20, '#69a04c')),
      ],
      front: [layer(0, nearGrass(random, 1016, GRASS))],
      lamps: [],
    }
  },
}
