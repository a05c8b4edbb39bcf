import { mix } from '../drawing/colour.ts'
import { covered, flat, type Layer, line, pieceOf, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, polygon } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import { hill, windingPath } from './parts/land.ts'
import { bush, mushroom, nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { beam } from './parts/timber.ts'
import { birch, pine, tree } from './parts/trees.ts'
import { layer, type SettingDrawing, type Side, type StageConditions } from './setting.ts'

const GRASS = '#76a452'

/** Firs side by side from one end of the stage to the other. */
const firs = (random: Random, count: number, y: number, size: number, colour: string): Shape[] =>
  Array.from({ length: count }, (_, index) =>
    pine(
      -280 + (index * 1600) / (count - 1) + random.between(-24, 24),
      y,
      size * random.between(0.85, 1.2),
      colour,
    ),
  ).flat()

/** Light that falls through the leaves. */
const beamsOfLight = ({ light }: StageConditions, places: readonly number[]): Shape[] =>
  light.dark
    ? []
    : places.map((x) => ({
        path: polygon([
          [x, 60],
          [x + 70, 60],
          [x + 300, 800],
          [x + 130, 800],
        ]),
        surface: 'glow',
        fill: { kind: 'downwards', from: '#fff3c4', to: '#fff3c4', fromOpacity: 0.34, toOpacity: 0.04 },
      }))

/** The stem of an old tree that reaches beyond the page, with its roots. */
const oldStem = (x: number, y: number, wide: number): Shape[] =>
  pieceOf('tree', [
    round(
      limb(
        [
          [x, y],
          [x + 8, y - 400],
          [x - 4, -140],
        ],
        [wide * 1.35, wide, wide * 0.9],
      ),
      '#7a5a40',
    ),
    ...[-0.9, 0.9].map((side) =>
      round(
        limb(
          [
            [x + side * wide * 0.3, y - 40],
            [x + side * wide * 1.1, y + 8],
          ],
          [wide * 0.5, wide * 0.14],
        ),
        '#7a5a40',
      ),
    ),
    ...[-0.24, 0.1, 0.3].map((part) =>
      line(
        curve([
          [x + wide * part, y - 60],
          [x + wide * part + 8, y - 260],
          [x + wide * part, y - 480],
        ]),
        '#5f4530',
        5,
      ),
    ),
  ])

/** A path among firs, a clearing with a brook where a tree lies, or old stems through which the sun falls. */
const seen: Record<Side, (stage: StageConditions) => Layer[]> = {
  0: ({ random }) => [
    layer(0.5, hill(random, 662, 18, '#84b083'), firs(random, 11, 722, 1.55, '#669d7e')),
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
    ),
  ],
  1: (stage) => [
    layer(
      0.5,
      hill(stage.random, 662, 12, '#9cc27e'),
      [-220, -90, 40, 900, 1010, 1150].flatMap((x) =>
        birch(stage.random, x, 726, stage.random.between(1.3, 1.7)),
      ),
      [170, 800].flatMap((x) => tree(stage.random, x, 700, 1, '#6fa562')),
      beamsOfLight(stage, [300, 520]),
    ),
    layer(
      0.15,
      hill(stage.random, 730, 8, GRASS, 5),
      covered(
        flat(
          blob([
            [-300, 762],
            [120, 748],
            [420, 772],
            [760, 752],
            [1324, 770],
            [1324, 792],
            [760, 778],
            [420, 798],
            [120, 774],
            [-300, 790],
          ]),
          '#7fc0d8',
        ),
      ),
      windingPath(620, 790, 560, '#d9bd8a'),
      beam([150, 806], [360, 790], 44, '#8a6244'),
      flat(ellipse(362, 790, 20, 22), '#d9b688'),
      bush(60, 800, 0.9, '#5a9550'),
      bush(960, 806, 0.9, '#639e58'),
      mushroom(410, 826, 0.8),
    ),
  ],
  2: (stage) => [
    layer(0.5, hill(stage.random, 672, 14, '#7fae7a'), firs(stage.random, 7, 716, 1.2, '#74a688')),
    layer(
      0.3,
      oldStem(60, 790, 130),
      oldStem(330, 760, 80),
      oldStem(760, 764, 92),
      oldStem(1010, 800, 150),
      oldStem(-190, 800, 140),
      oldStem(1240, 790, 130),
      beamsOfLight(stage, [120, 460, 700]),
    ),
    layer(
      0.15,
      hill(stage.random, 752, 12, GRASS, 5),
      windingPath(560, 750, 500, '#d9bd8a'),
      [200, 880].flatMap((x) => [bush(x, 800, 0.7, '#5a9550'), ...mushroom(x + 70, 826, 0.9)]),
    ),
  ],
}

export const forest: SettingDrawing = {
  indoors: false,
  shows: ['path', 'pine'],
  floor: { back: 810, front: 935, left: 110, right: 914 },
  draw(stage) {
    const { random, light, side } = stage
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.8,
          hill(random, 540, 26, mix('#a3c8b6', light.sky.bottom, 0.3)),
          firs(random, 17, 640, 1.1, mix('#93bba8', light.sky.bottom, 0.25)),
        ),
        ...seen[side](stage),
        layer(0.15, strewnGrass(random, 800, 960, 26, '#5f8f45')),
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
