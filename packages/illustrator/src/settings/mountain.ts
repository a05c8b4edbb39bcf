import { darker, lighter, mix } from '../drawing/colour.ts'
import { capped, flat, land, round, type Shape } from '../drawing/shape.ts'
import { blob, ellipse, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { hill, windingPath } from './parts/land.ts'
import { flower, nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { pine } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#8dbb68'

/** A peak with a snowy top and a shaded side; its foot's middle stands at x, y. */
function peak(x: number, y: number, width: number, height: number, rock: string): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * width, y - dy * height]
  const outline = [
    at(-0.5, 0),
    at(-0.3, 0.42),
    at(-0.2, 0.52),
    at(-0.02, 1),
    at(0.12, 0.74),
    at(0.2, 0.62),
    at(0.5, 0),
  ]
  const shade = [at(-0.02, 1), at(0.12, 0.74), at(0.2, 0.62), at(0.5, 0), at(0.14, 0), at(0.06, 0.4)]
  const snow = [
    at(-0.02, 1),
    at(-0.15, 0.66),
    at(-0.08, 0.6),
    at(-0.03, 0.7),
    at(0.04, 0.58),
    at(0.1, 0.68),
    at(0.16, 0.7),
    at(0.12, 0.74),
  ]
  return [
    land(polygon(outline), rock),
    flat(polygon(shade), darker(rock, 0.87), 0.7),
    round(polygon(snow), '#f6f8fc'),
  ]
}

/** High up: snowy peaks, firs on a slope, a stony path. */
export const mountain: SettingDrawing = {
  indoors: false,
  shows: ['path', 'rock', 'mountain'],
  floor: { back: 825, front: 945, left: 90, right: 934 },
  draw(stage) {
    const { random, light } = stage
    const haze = (colour: string, part: number): string => mix(colour, light.sky.bottom, part)
    const rocks = (
      [
        [40, 868, 1.1],
        [170, 836, 0.6],
        [905, 872, 1.3],
        [1080, 850, 1],
        [-190, 860, 1.2],
        [760, 818, 0.5],
      ] as const
    ).flatMap(([x, y, size]) => [
      flat(ellipse(x, y, 66 * size, 9 * size), '#6b7a58', 0.5),
      capped(
        round(
          blob([
            [x - 60 * size, y],
            [x - 44 * size, y - 46 * size],
            [x, y - 66 * size],
            [x + 46 * size, y - 40 * size],
            [x + 64 * size, y],
          ]),
          '#9d988f',
        ),
      ),
      flat(
        blob([
          [x - 34 * size, y - 26 * size],
          [x, y - 42 * size],
          [x + 14 * size, y - 30 * size],
          [x - 16 * size, y - 16 * size],
        ]),
        lighter('#9d988f', 0.35),
      ),
    ])
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.9,
          peak(120, 640, 620, 420, haze('#8d97b4', 0.5)),
          peak(980, 650, 700, 440, haze('#8d97b4', 0.45)),
          peak(-260, 650, 520, 380, haze('#8d97b4', 0.5)),
        ),
        layer(0.8, peak(520, 680, 700, 540, haze('#8a93b0', 0.36))),
        layer(
          0.65,
          peak(300, 694, 400, 250, haze('#7b84a3', 0.12)),
          peak(690, 694, 460, 290, haze('#8088a6', 0.14)),
          peak(1010, 696, 400, 240, haze('#7b84a3', 0.12)),
        ),
        layer(
          0.5,
          hill(random, 650, 30, haze('#7fa878', 0.3)),
          [-220, -130, -40, 40, 236, 300, 800, 880, 950, 1050, 1130, 1240].flatMap((x) =>
            pine(x, random.between(668, 706), random.between(0.42, 0.66), '#4f8268'),
          ),
        ),
        layer(
          0.15,
          hill(random, 736, 18, GRASS, 5),
          windingPath(600, 730, 470, '#d8cdb4'),
          rocks,
          [250, 330, 690, 860].flatMap((x, index) =>
            flower(x, 836 + index * 20, 0.7, index % 2 ? '#ffffff' : '#b58be0'),
          ),
          strewnGrass(random, 800, 970, 22, '#6fa052'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1016, GRASS))],
      lamps: [],
    }
  },
}
