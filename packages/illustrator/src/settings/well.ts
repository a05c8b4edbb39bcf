import { darker, lighter, mix } from '../drawing/colour.ts'
import { capped, flat, round, type Shape } from '../drawing/shape.ts'
import { ellipse, polygon, roundedRectangle } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import { clayJar, fieldWall, flatHouse, paving } from './parts/bible-land.ts'
import { hill } from './parts/land.ts'
import { bush } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { beam, stroke } from './parts/timber.ts'
import { palm } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

/** A round well of stone under a wooden frame, its middle at x, its foot at y. */
function stoneWell(random: Random, x: number, y: number): Shape[] {
  const stone = '#cdb896'
  const courses = [0, 1, 2].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2].map((column) =>
      flat(
        roundedRectangle(x + column * 56 + (row % 2) * 26 + 4, y - 46 - row * 44, 48, 36, 11),
        mix(stone, random.chance(0.5) ? '#ffffff' : '#7a6650', random.between(0.1, 0.22)),
      ),
    ),
  )
  return [
    ...[-128, 128].map((dx) => beam([x + dx, y - 60], [x + dx, y - 420], 26, '#8a5f3c')),
    beam([x - 166, y - 400], [x + 166, y - 400], 28, '#9a6d44'),
    capped(
      round(
        polygon([
          [x - 190, y - 404],
          [x, y - 500],
          [x + 190, y - 404],
        ]),
        '#b98a58',
      ),
    ),
    ...[-120, -60, 0, 60, 120].map((dx) =>
      stroke([x + dx * 0.2, y - 492], [x + dx, y - 410], 5, darker('#b98a58', 0.8)),
    ),
    beam([x - 110, y - 330], [x + 110, y - 330], 22, '#7d5434'),
    stroke([x, y - 330], [x, y - 232], 7, '#e2cfa2'),
    round(roundedRectangle(x - 30, y - 236, 60, 62, 9), '#a8713f'),
    stroke([x - 28, y - 216], [x + 28, y - 216], 6, '#6d4a30'),
    round(ellipse(x, y - 140, 170, 34), darker(stone, 0.86)),
    flat(ellipse(x, y - 138, 132, 22), '#4a5a66'),
    round(roundedRectangle(x - 170, y - 140, 340, 148, 34), stone),
    ...courses,
    round(roundedRectangle(x - 178, y - 148, 356, 30, 14), lighter(stone, 0.2)),
  ]
}

/** The village well: where everybody meets, with jars and a trough beside it. */
export const well: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['well', 'jar', 'house'],
  floor: { back: 840, front: 950, left: 80, right: 944 },
  tabletops: [
    { left: 452, right: 582, y: 690, depth: 0.2 },
    { left: 660, right: 790, y: 690, depth: 0.2 },
  ],
  draw(stage) {
    const { random, light } = stage
    const lit = light.dark
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.85,
          hill(random, 520, 36, mix('#c9b68a', light.sky.bottom, 0.5)),
          Array.from({ length: 8 }, (_, index) =>
            flatHouse(-290 + index * 210 + random.between(-24, 24), 630, 140, random.between(76, 140), {
              wall: mix('#e9d3a8', light.sky.bottom, 0.35),
              door: '#a9805a',
              lit,
            }),
          ).flat(),
        ),
        layer(
          0.5,
          hill(random, 660, 8, '#e0c694'),
          flatHouse(-70, 720, 230, 220, { wall: '#ead0a0', door: '#7a8f6a', lit }),
          palm(220, 734, 1.1),
          palm(1010, 736, 1.3),
          fieldWall(random, 1060, 1340, 760, '#cbb48c'),
          fieldWall(random, -310, -90, 760, '#cbb48c'),
        ),
        layer(
          0.2,
          hill(random, 744, 5, '#ead3a2', 5),
          paving(776, '#ead3a2'),
          stoneWell(random, 620, 830),
          round(roundedRectangle(846, 770, 190, 60, 14), '#bda784'),
          flat(ellipse(941, 776, 80, 11), '#8fc3d8'),
          clayJar(400, 850, 1.05),
          clayJar(338, 862, 0.8, '#b06a44'),
          bush(60, 808, 0.6, '#7ba85a'),
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
