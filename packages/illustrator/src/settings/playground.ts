import { mix } from '../drawing/colour.ts'
import { capped, covered, flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { fence } from './parts/buildings.ts'
import { hill } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const GRASS = '#8cc463'

/** A swing, a slide and a sand pit. */
export const playground: SettingDrawing = {
  indoors: false,
  shows: ['swing'],
  floor: { back: 835, front: 945, left: 80, right: 944 },
  draw(stage) {
    const { random, light } = stage
    const swing = [
      ...[60, 330].flatMap((x) => [
        round(
          limb(
            [
              [x, 470],
              [x - 46, 780],
            ],
            [16, 18],
          ),
          '#d9493f',
        ),
        round(
          limb(
            [
              [x, 470],
              [x + 46, 780],
            ],
            [16, 18],
          ),
          '#d9493f',
        ),
      ]),
      capped(
        round(
          limb(
            [
              [50, 470],
              [340, 470],
            ],
            [18, 18],
          ),
          '#f6c644',
        ),
      ),
      ...[150, 240].flatMap((x) => [
        line(
          polyline([
            [x - 24, 476],
            [x - 24, 700],
          ]),
          '#7d6a5a',
          4,
        ),
        line(
          polyline([
            [x + 24, 476],
            [x + 24, 700],
          ]),
          '#7d6a5a',
          4,
        ),
        capped(round(roundedRectangle(x - 34, 696, 68, 14, 5), '#4f8fc9')),
      ]),
    ]
    const slide = [
      ...[760, 820].map((x) =>
        round(
          limb(
            [
              [x, 520],
              [x, 780],
            ],
            [16, 18],
          ),
          '#4f8fc9',
        ),
      ),
      ...[580, 630, 680, 730].map((y) =>
        line(
          polyline([
            [760, y],
            [820, y],
          ]),
          '#4f8fc9',
          10,
        ),
      ),
      round(
        limb(
          [
            [824, 530],
            [900, 620],
            [980, 730],
            [1060, 766],
          ],
          [46, 46, 48, 50],
        ),
        '#f2a33c',
      ),
      capped(round(roundedRectangle(740, 440, 100, 20, 8), '#d9493f')),
      round(roundedRectangle(748, 456, 84, 70, 6), '#6cab5c'),
    ]
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.8,
          hill(random, 560, 24, mix(GRASS, light.sky.bottom, 0.4)),
          [-230, -90, 80, 260, 430, 600, 900, 1120].flatMap((x) =>
            tree(random, x, 612, random.between(0.6, 0.8), '#82b47a'),
          ),
        ),
        layer(0.5, hill(random, 664, 8, '#9dcc74'), fence(STAGE.left, STAGE.right, 690, 70, '#f3ead0')),
        layer(0.3, hill(random, 716, 8, GRASS, 5), swing, slide),
        layer(
          0.15,
          covered(round(ellipse(560, 800, 170, 34), '#e6c88a')),
          covered(flat(ellipse(560, 796, 140, 24), '#f3dca8')),
          strewnGrass(random, 820, 980, 20, '#6da34c'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1018, GRASS))],
      lamps: [],
    }
  },
}
