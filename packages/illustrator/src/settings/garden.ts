import { mix } from '../drawing/colour.ts'
import { covered, flat, type Layer, type Shape } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import { fence, house } from './parts/buildings.ts'
import { hill, windingPath } from './parts/land.ts'
import { pond } from './parts/landmarks.ts'
import { bush, flower, nearGrass, petals, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { fruitTree, tree } from './parts/trees.ts'
import {
  gardenGate,
  greenhouse,
  hedge,
  mossyStone,
  roseArch,
  shed,
  vegetableRow,
  washingLine,
} from './parts/yard.ts'
import { layer, type SettingDrawing, type Side, STAGE, type StageConditions } from './setting.ts'

const GRASS = '#86c163'

/** A bed of flowers in dark earth. */
function flowerBed({ random }: StageConditions, x: number, y: number, turn: number): Shape[] {
  return [
    covered(flat(ellipse(x, y, 150, 26), '#8a5f42')),
    ...[0, 1, 2, 3, 4].flatMap((index) =>
      flower(x - 92 + index * 46, y, 1 + random.between(0, 0.45), petals[(index + turn) % 5] ?? '#ef6f6c'),
    ),
  ]
}

/** Towards the house: beds of flowers before a white fence. */
function towardsTheHouse(stage: StageConditions): Layer[] {
  const { random, light } = stage
  return [
    layer(
      0.45,
      hill(random, 650, 10, '#93c673'),
      house(560, 668, 190, 140, { wall: '#fbeed6', roof: '#c9604c', lit: light.dark }),
    ),
    layer(0.3, fence(STAGE.left, STAGE.right, 700, 128)),
    layer(
      0.15,
      hill(random, 712, 9, GRASS, 5),
      [-180, 160, 520, 880, 1220].flatMap((x, row) => flowerBed(stage, x, 772 + (row % 2) * 10, row)),
      tree(random, -20, 790, 1.5, '#5fa053'),
      tree(random, 1090, 780, 1.35, '#67a85a'),
      strewnGrass(random, 800, 960, 18, '#6aa64e'),
    ),
  ]
}

/** The kitchen garden: rows of vegetables, a house of glass, washing on the line. */
function kitchenGarden(stage: StageConditions): Layer[] {
  const { random, light } = stage
  return [
    layer(
      0.45,
      hill(random, 640, 12, '#a3cf84'),
      house(-250, 690, 240, 190, { wall: '#fbeed6', roof: '#c9604c', lit: light.dark }),
      hedge(40, STAGE.right, 690, 74, '#6f9f62'),
    ),
    layer(
      0.3,
      hill(random, 694, 6, '#95c877'),
      greenhouse(700, 742, 250, 150),
      washingLine(96, 520, 742, 190, stage.weather),
      fruitTree(random, 1100, 770, 1.1),
    ),
    layer(
      0.15,
      hill(random, 736, 6, GRASS, 5),
      vegetableRow(STAGE.left, 330, 766),
      vegetableRow(410, 1020, 768),
      vegetableRow(1060, STAGE.right, 766),
      mossyStone(372, 790, 0.6),
      strewnGrass(random, 800, 960, 16, '#6aa64e'),
    ),
  ]
}

/** The far end: a pond, a shed under an old tree, a path that leads through an arch of roses and a gate. */
function farEnd(stage: StageConditions): Layer[] {
  const { random, light } = stage
  return [
    layer(
      0.45,
      hill(random, 652, 8, '#9cca7c'),
      house(1060, 690, 220, 170, { wall: '#fbeed6', roof: '#c9604c', lit: light.dark }),
      fence(STAGE.left, 440, 706, 84, '#d8b98a'),
      fence(610, STAGE.right, 706, 84, '#d8b98a'),
      roseArch(450, 706, 150, 190),
    ),
    layer(
      0.15,
      hill(random, 704, 6, GRASS, 5),
      windingPath(526, 704, 500, '#ecd9ae'),
      gardenGate(462, 724, 84),
      shed(60, 748, 150, 130),
      tree(random, 20, 790, 1.7, '#5b9a50'),
      pond(826, 766, 170, light.sky.bottom, light.dark),
      bush(1010, 768, 0.7, '#6fae5c'),
      flowerBed(stage, -190, 780, 1),
      mossyStone(640, 788, 0.7),
      [684, 1000].flatMap((x) => flower(x, 790, 1, '#b58be0')),
      strewnGrass(random, 800, 960, 18, '#6aa64e'),
    ),
  ]
}

const seen: Record<Side, (stage: StageConditions) => Layer[]> = {
  0: towardsTheHouse,
  1: kitchenGarden,
  2: farEnd,
}

/** A garden of flowers, one of vegetables, and a pond at its far end. */
export const garden: SettingDrawing = {
  indoors: false,
  floor: { back: 815, front: 935, left: 90, right: 934 },
  draw(stage) {
    const { random, light, side } = stage
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.8,
          hill(random, 520, 30, mix('#9cc48a', light.sky.bottom, 0.3)),
          [-220, -60, 90, 250, 420, 760, 920, 1090, 1250].flatMap((x) =>
            tree(
              random,
              x + random.between(-40, 40),
              590,
              random.between(0.5, 0.74),
              mix('#7fb06a', light.sky.bottom, 0.2),
            ),
          ),
        ),
        ...seen[side](stage),
      ],
      front: [layer(0, nearGrass(random, 1014, GRASS))],
      lamps: [],
    }
  },
}
