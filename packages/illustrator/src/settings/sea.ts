import { mix } from '../drawing/colour.ts'
import { flat, land, line, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, landBelow, polygon } from '../geometry/path.ts'
import { hill, ridge } from './parts/land.ts'
import { lighthouse } from './parts/landmarks.ts'
import { bush } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { stroke } from './parts/timber.ts'
import { palm } from './parts/trees.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing, type Side, STAGE, type StageConditions } from './setting.ts'

/** A boat under sail far out; its mast stands at x. */
function sailAt(x: number): Shape[] {
  return [
    round(
      limb(
        [
          [x, 440],
          [x, 642],
        ],
        [8, 10],
      ),
      '#8a5a38',
    ),
    round(
      blob([
        [x + 8, 450],
        [x + 90, 560],
        [x + 104, 620],
        [x + 8, 624],
      ]),
      '#fbf1dc',
    ),
    round(
      blob([
        [x - 8, 470],
        [x - 56, 570],
        [x - 66, 620],
        [x - 8, 622],
      ]),
      '#f3d9a8',
    ),
    flat(
      polygon([
        [x, 440],
        [x + 34, 428],
        [x, 416],
      ]),
      '#d8584a',
    ),
    round(
      blob([
        [x - 110, 632],
        [x, 646],
        [x + 112, 630],
        [x + 80, 682],
        [x - 80, 682],
      ]),
      '#a8693c',
    ),
  ]
}

/** A jetty of planks on posts that leads out from the right. */
const jetty = (y: number): Shape[] => [
  ...[620, 720, 830, 950, 1080].flatMap((x) => [
    round(
      limb(
        [
          [x, y - 12],
          [x + 4, y + 70 + (x - 620) * 0.1],
        ],
        [16, 18],
      ),
      '#7a5a3e',
    ),
  ]),
  round(
    polygon([
      [590, y - 14],
      [STAGE.right, y + 6],
      [STAGE.right, y + 44],
      [590, y + 4],
    ]),
    '#b98b5a',
  ),
  ...[640, 700, 770, 850, 940, 1040].map((x) => stroke([x, y - 12], [x - 6, y + 12], 4, '#8f6a44')),
]

/** What one sees out there, and what stands on the beach: a sail between palms, a lighthouse on its rock, a jetty. */
const shore: Record<Side, (stage: StageConditions) => { out: Shape[]; near: Shape[] }> = {
  0: ({ random }) => ({
    out: sailAt(random.pick([250, 770])),
    near: [...palm(990, 838, 1.9), ...palm(1110, 850, 1.5)],
  }),
  1: ({ light }) => ({
    out: [
      ...lighthouse(190, 632, 0.9, light.dark),
      land(
        blob([
          [-330, 660],
          [-200, 600],
          [60, 596],
          [220, 622],
          [380, 662],
          [200, 690],
          [-330, 690],
        ]),
        '#9a9184',
      ),
    ],
    near: [bush(930, 838, 0.8, '#9ab870'), bush(1040, 846, 1.1, '#86a862')],
  }),
  2: () => ({
    out: [...jetty(720), ...sailAt(210)],
    near: [...palm(-30, 846, 1.8), bush(60, 846, 0.6, '#86a862')],
  }),
}

/** A sandy beach, seen from three sides. */
export const sea: SettingDrawing = {
  indoors: false,
  warm: true,
  floor: { back: 850, front: 950, left: 80, right: 944 },
  water: 765,
  draw(stage) {
    const { random, light, weather, side } = stage
    const blue = light.dark ? '#3f6396' : weather === 'rain' ? '#5b879a' : '#4fa6c8'
    const sand = '#f0d9a4'
    const shells = Array.from({ length: 7 }, () => {
      const [sx, sy] = [random.between(STAGE.left, STAGE.right), random.between(850, 990)]
      return random.chance(0.5)
        ? round(ellipse(sx, sy, 13, 9), '#f6e6d8')
        : line(
            curve([
              [sx - 40, sy],
              [sx, sy + 6],
              [sx + 44, sy - 2],
            ]),
            '#dcc088',
            5,
          )
    })
    const { out, near } = shore[side](stage)
    return {
      back: [
        ...drawSky(stage),
        layer(0.8, hill(random, 566, 20, mix('#8fb7b0', light.sky.bottom, 0.4), 5)),
        layer(0.5, waves(random, 590, 800, 6, blue, weather === 'rain' || weather === 'wind' ? 16 : 8)),
        layer(0.4, out, gleams(random, 640, 770, 14)),
        layer(
          0.15,
          land(landBelow(ridge(random, 800, 10, 5), STAGE.bottom), '#f7ecd0'),
          land(landBelow(ridge(random, 816, 8, 5), STAGE.bottom), sand),
          near,
          shells,
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
