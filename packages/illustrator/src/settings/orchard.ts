import { mix } from '../drawing/colour.ts'
import { capped, flat, growing, line, round } from '../drawing/shape.ts'
import { ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { hill } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { fruitTree } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#90c468'

/** Rows of apple trees, a ladder, crates. */
export const orchard: SettingDrawing = {
  indoors: false,
  shows: ['apple tree'],
  floor: { back: 825, front: 940, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    const row = (count: number, y: number, size: number) =>
      Array.from({ length: count }, (_, index) =>
        fruitTree(random, -250 + (index * 1560) / (count - 1), y, size),
      ).flat()
    const ladder = [
      line(
        polyline([
          [110, 790],
          [150, 520],
        ]),
        '#b98350',
        12,
      ),
      line(
        polyline([
          [170, 790],
          [190, 520],
        ]),
        '#b98350',
        12,
      ),
      ...[560, 610, 660, 710, 760].map((y) =>
        line(
          polyline([
            [150 - (y - 520) * 0.15, y],
            [190 - (y - 520) * 0.075, y],
          ]),
          '#b98350',
          9,
        ),
      ),
    ]
    const crates = [820, 880].flatMap((x, index) => [
      capped(round(roundedRectangle(x, 760 - index * 4, 92, 56, 5), index ? '#c48f58' : '#b07a48')),
      ...[18, 44, 70].map((dx) => growing('fruit', round(ellipse(x + dx, 756 - index * 4, 17), '#d9493f'))),
    ])
    const fallen = [260, 420, 700].map((x, index) =>
      growing('fruit', round(ellipse(x, 830 + index * 26, 12), '#d9493f')),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(0.85, hill(random, 530, 30, mix(GRASS, light.sky.bottom, 0.5)), row(11, 612, 0.42)),
        layer(0.5, hill(random, 640, 14, mix(GRASS, light.sky.bottom, 0.2)), row(7, 704, 0.8)),
        layer(
          0.15,
          hill(random, 724, 10, GRASS, 5),
          fruitTree(random, 60, 800, 1.7, '#d9493f'),
          fruitTree(random, 1000, 790, 1.6, '#e0a83c'),
          ladder,
          crates,
          fallen,
          flat(ellipse(520, 800, 60, 8), '#7fb257'),
          strewnGrass(random, 810, 970, 22, '#72a84e'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1016, GRASS))],
      lamps: [],
    }
  },
}
