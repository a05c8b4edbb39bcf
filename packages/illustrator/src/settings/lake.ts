import { mix } from '../drawing/colour.ts'
import { covered, flat, growing, line, round, type Shape } from '../drawing/shape.ts'
import { blob, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { chapel, house } from './parts/buildings.ts'
import { hill } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { pine, tree, willow } from './parts/trees.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing, type Side, type StageConditions } from './setting.ts'

const GRASS = '#82b760'

/** What one sees on the other side: pines, a village with its church, a cabin under a mountain. */
const acrossTheWater: Record<Side, (stage: StageConditions) => Shape[]> = {
  0: () => [-220, -80, 10, 130, 300, 450, 820, 960, 1120].flatMap((x) => pine(x, 586, 0.55, '#5f9678')),
  1: ({ light, random }) => [
    ...[560, 640, 800, 880, 960].flatMap((x, index) =>
      house(x, 588 - (index % 2) * 10, 70, 50, {
        wall: ['#f5e6cf', '#e9d0b8', '#dfe3ea'][index % 3] ?? '#f5e6cf',
        roof: index % 2 ? '#a8604a' : '#8a6a5a',
        lit: light.dark,
      }),
    ),
    ...chapel(742, 588, 0.2, light.dark),
    ...[-240, -120, 20, 130, 240, 1080, 1190].flatMap((x) => tree(random, x, 590, 0.42, '#7aa878')),
  ],
  2: ({ light }) => [
    ...[60, 130, 190, 900, 980, 1060].flatMap((x) => pine(x, 592, 0.7, '#5f9678')),
    ...house(250, 590, 110, 66, { wall: '#a8794f', roof: '#6f5a4a', lit: light.dark }),
  ],
}

const onTheBank: Record<Side, (stage: StageConditions) => Shape[]> = {
  0: ({ random }) => willow(random, -40, 850, 1.4),
  1: ({ random }) => tree(random, 20, 846, 1.6, '#6a9f4c'),
  2: () => [...pine(-30, 850, 2.3, '#4f8a68'), ...pine(120, 842, 1.4, '#5a9470')],
}

/** A quiet lake with a jetty and reeds. */
export const lake: SettingDrawing = {
  indoors: false,
  floor: { back: 840, front: 945, left: 90, right: 934 },
  water: 770,
  draw(stage) {
    const { random, light, side } = stage
    const blue = light.dark ? '#46689a' : '#6ab5d4'
    const planks = [0, 1, 2, 3, 4].map((row) =>
      covered(
        round(
          roundedRectangle(690 - row * 12, 690 + row * 26, 150 + row * 24, 22, 5),
          row % 2 ? '#b98350' : '#a8713f',
        ),
      ),
    )
    const reeds = [40, 66, 92, 900, 930, 958].flatMap((x) => [
      line(
        polyline([
          [x, 840],
          [x + 6, 720 + (x % 5) * 8],
        ]),
        '#5a8f4a',
        6,
      ),
      round(ellipse(x + 6, 712 + (x % 5) * 8, 9, 24), '#8a5a38'),
    ])
    const lilies = [300, 380, 500].map((x, index) =>
      growing('flower', flat(ellipse(x, 720 + (index % 2) * 26, 34, 10), '#6cab5c')),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(0.85, hill(random, 470, side === 2 ? 110 : 70, mix('#8fb0c4', light.sky.bottom, 0.35), 5)),
        layer(
          0.7,
          hill(random, 548, 22, mix('#86b48c', light.sky.bottom, 0.25)),
          acrossTheWater[side](stage),
        ),
        layer(0.5, waves(random, 582, 830, 5, blue, 5), gleams(random, 610, 760, 16), lilies),
        layer(0.3, planks),
        layer(
          0.15,
          hill(random, 806, 14, GRASS, 5),
          onTheBank[side](stage),
          reeds,
          flat(
            blob([
              [560, 850],
              [640, 838],
              [720, 852],
              [640, 864],
            ]),
            '#9aa59a',
          ),
          strewnGrass(random, 850, 980, 18, '#639a48'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1020, GRASS))],
      lamps: [],
    }
  },
}
