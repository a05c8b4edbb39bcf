import { darker, lighter } from '../drawing/colour.ts'
import { flat, land, line, round } from '../drawing/shape.ts'
import { blob, curve, ellipse, landBelow, roundedRectangle } from '../geometry/path.ts'
import { drawSky } from './parts/sky.ts'
import { beam, stroke } from './parts/timber.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const WOOD = '#b5783f'

/** On board: planks underfoot, a sail above, water all around. */
export const boat: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['boat', 'sail', 'rope', 'barrel', 'water'],
  floor: { back: 868, front: 950, left: 110, right: 914 },
  water: 690,
  draw(stage) {
    const { random, light, weather } = stage
    const blue = light.dark ? '#3f6396' : weather === 'rain' ? '#55808f' : '#4fa6c8'
    const rough = weather === 'rain' || weather === 'wind' ? 26 : 11
    const sail = [
      beam([512, 880], [512, -110], 34, '#8a5f3c'),
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
      ...[330, 690].map((x) =>
        line(
          curve([
            [x, -36],
            [x - 10, 200],
            [x + 6, 436],
          ]),
          '#e0cda0',
          6,
        ),
      ),
      stroke([880, 392], [1150, 740], 6, '#d9c293'),
      stroke([176, 412], [-120, 740], 6, '#d9c293'),
    ]
    const side = [
      round(
        landBelow(
          [
            [STAGE.left, 640],
            [-60, 724],
            [512, 760],
            [1084, 724],
            [STAGE.right, 640],
          ],
          850,
        ),
        darker(WOOD, 0.86),
      ),
      line(
        curve([
          [STAGE.left, 652],
          [-60, 732],
          [512, 768],
          [1084, 732],
          [STAGE.right, 652],
        ]),
        lighter(WOOD, 0.3),
        18,
      ),
      ...[-150, 20, 190, 360, 664, 834, 1004, 1170].map((x) =>
        stroke([x, 760], [x, 850], 9, darker(WOOD, 0.7)),
      ),
    ]
    const deck = [
      land(roundedRectangle(STAGE.left, 836, 1624, 420, 0), WOOD),
      ...[868, 908, 958, 1020].map((y) => stroke([STAGE.left, y], [STAGE.right, y], 4, darker(WOOD, 0.82))),
    ]
    const barrel = [
      round(
        blob([
          [836, 716],
          [912, 716],
          [928, 786],
          [912, 862],
          [836, 862],
          [820, 786],
        ]),
        '#9a6538',
      ),
      flat(ellipse(874, 718, 36, 9), darker('#9a6538', 0.72)),
      ...[750, 828].map((y) =>
        line(
          curve([
            [824, y],
            [874, y + 9],
            [924, y],
          ]),
          '#5d5a5a',
          7,
        ),
      ),
    ]
    const coil = [0, 1, 2].map((turn) =>
      line(ellipse(170, 858 - turn * 15, 62 - turn * 5, 17), '#d9b878', 13),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(0.6, waves(random, 560, 860, 8, blue, rough), gleams(random, 600, 740, 14)),
        layer(0.35, sail),
        layer(0.22, side, deck, barrel, coil),
      ],
      front: [],
      lamps: [[512, 500]],
    }
  },
}
