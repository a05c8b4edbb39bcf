import { darker, lighter, mix } from '../drawing/colour.ts'
import { flat, land, line, round, type Shape } from '../drawing/shape.ts'
import { blob, curve, landBelow, roundedRectangle } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import { flatHouse } from './parts/bible-land.ts'
import { barrel, crate } from './parts/cargo.ts'
import { coil, hungNet, pennant, ropeLadder, shipLantern } from './parts/deck.ts'
import { hill } from './parts/land.ts'
import { drawSky } from './parts/sky.ts'
import { beam, stroke } from './parts/timber.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing, STAGE, type StageConditions } from './setting.ts'

const WOOD = '#b5783f'
const MAST = '#8a5f3c'

/** On board: a striped sail, rope ladders, crates and a net on the planks; water, a coast and another boat beyond. */
export const boat: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['boat', 'sail', 'rope', 'barrel', 'water', 'net'],
  floor: { back: 868, front: 950, left: 110, right: 914 },
  water: 690,
  tabletops: [
    { left: 268, right: 422, y: 752, depth: 0.22 },
    { left: 648, right: 772, y: 766, depth: 0.22 },
    { left: 812, right: 880, y: 716, depth: 0.22 },
  ],
  draw(stage) {
    const { random, light, weather } = stage
    const blue = light.dark ? '#3f6396' : weather === 'rain' ? '#55808f' : '#4fa6c8'
    const rough = weather === 'rain' || weather === 'wind' ? 26 : 11
    return {
      back: [
        ...drawSky(stage),
        layer(0.86, coast(random, stage), weather === 'clear' && !light.dark ? gulls : []),
        layer(0.6, waves(random, 560, 860, 8, blue, rough), gleams(random, 600, 740, 14)),
        layer(0.55, farBoat(900, 616)),
        layer(0.35, ropeLadder([250, 752], [500, -110]), ropeLadder([774, 752], [524, -110]), sail),
        layer(
          0.22,
          side,
          hungNet([-30, 740], [200, 756]),
          deck,
          shipLantern(606, 440, light.lampsBurn),
          crate(270, 856, 150, 98, '#c08a52'),
          barrel(846, 862, '#9a6538'),
          crate(650, 850, 120, 78, '#b07f4a'),
          coil(90, 866),
          crate(1010, 866, 150, 110, '#b07f4a'),
          stroke([1240, 560], [1120, 870], 16, '#9a6d44'),
        ),
      ],
      front: [],
      lamps: [[606, 506]],
    }
  },
}

/** Hills on the horizon with the lights of a town at their foot. */
function coast(random: Random, { light }: StageConditions): Shape[] {
  const far = (colour: string, part: number): string => mix(colour, light.sky.bottom, part)
  return [
    hill(random, 516, 34, far('#8f9fb0', 0.5), 5),
    hill(random, 544, 12, far('#a9a98a', 0.4), 6),
    ...[-210, -150, 60, 112, 940, 1000, 1052].flatMap((x) =>
      flatHouse(x, 556, 44, random.between(26, 44), {
        wall: far('#ecd8ae', 0.3),
        door: far('#a9805a', 0.3),
        lit: light.dark,
      }),
    ),
  ]
}

const gulls: Shape[] = (
  [
    [70, 330, 24],
    [128, 366, 17],
    [956, 300, 22],
  ] as const
).map(([x, y, wing]) =>
  line(
    curve([
      [x - wing, y - wing * 0.3],
      [x - wing * 0.4, y - wing * 0.5],
      [x, y],
      [x + wing * 0.4, y - wing * 0.5],
      [x + wing, y - wing * 0.3],
    ]),
    '#f7f9fb',
    6,
  ),
)

/** Another sail on the way; its keel's middle lies at x, y. */
const farBoat = (x: number, y: number): Shape[] => [
  beam([x, y - 14], [x, y - 118], 6, MAST),
  round(
    blob([
      [x + 4, y - 112],
      [x + 56, y - 70],
      [x + 60, y - 28],
      [x + 4, y - 24],
    ]),
    '#f3d9b0',
  ),
  round(
    blob([
      [x - 60, y - 20],
      [x, y - 12],
      [x + 66, y - 22],
      [x + 44, y + 8],
      [x - 40, y + 8],
    ]),
    '#96603a',
  ),
]

const sail: Shape[] = [
  beam([512, 880], [512, -110], 34, MAST),
  pennant(520, -104, '#d8584a'),
  beam([150, -30], [890, -60], 24, '#7d5434'),
  round(
    blob([
      [166, -24],
      [512, -46],
      [876, -54],
      [840, 180],
      [870, 400],
      [520, 456],
      [190, 420],
      [214, 180],
    ]),
    '#f6e8c8',
  ),
  ...[356, 686].map((x) =>
    flat(
      blob([
        [x - 44, -38],
        [x + 44, -42],
        [x + 36, 200],
        [x + 46, 430],
        [x - 46, 436],
        [x - 36, 200],
      ]),
      '#d98a5e',
    ),
  ),
  flat(roundedRectangle(500, 270, 78, 74, 8), '#e9cfa0'),
  ...[508, 532, 556].flatMap((x) => [264, 338].map((y) => stroke([x, y], [x + 10, y + 12], 4, '#a8793f'))),
  stroke([880, 392], [1150, 740], 6, '#d9c293'),
  stroke([176, 412], [-120, 740], 6, '#d9c293'),
]

const rail = (lift: number) =>
  [
    [STAGE.left, 640 + lift],
    [-60, 724 + lift * 0.7],
    [512, 760 + lift * 0.7],
    [1084, 724 + lift * 0.7],
    [STAGE.right, 640 + lift],
  ] as const

const side: Shape[] = [
  round(landBelow(rail(0), 850), darker(WOOD, 0.86)),
  line(curve(rail(70)), darker(WOOD, 0.74), 7),
  line(curve(rail(12)), lighter(WOOD, 0.3), 18),
  ...[-150, 20, 190, 360, 664, 834, 1004, 1170].map((x) => stroke([x, 760], [x, 850], 9, darker(WOOD, 0.7))),
]

const deck: Shape[] = [
  land(roundedRectangle(STAGE.left, 836, 1624, 420, 0), WOOD),
  ...[868, 908, 958, 1020].map((y) => stroke([STAGE.left, y], [STAGE.right, y], 4, darker(WOOD, 0.82))),
]
