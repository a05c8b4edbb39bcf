import { mix } from '../drawing/colour.ts'
import { capped, flat, line, round } from '../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import { hill } from './parts/land.ts'
import { bush, nearGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing } from './setting.ts'

/** An old stone bridge over a stream, seen from the bank. */
/** The upper edge of the bridge, from bank to bank. */
const parapet = [
  [-320, 640],
  [-100, 590],
  [200, 510],
  [512, 470],
  [824, 510],
  [1124, 590],
  [1344, 640],
] as const

export const bridge: SettingDrawing = {
  indoors: false,
  floor: { back: 860, front: 950, left: 90, right: 934 },
  water: 806,
  draw(stage) {
    const { random, light } = stage
    const blue = light.dark ? '#46689a' : '#6ab5d4'
    const stone = '#b8ab98'
    const deck = round(
      blob([...parapet, [1344, 760], [1124, 720], [900, 740], [124, 740], [-100, 720], [-320, 760]]),
      stone,
    )
    const arches = [
      [512, 752, 190, 176],
      [150, 748, 110, 110],
      [874, 748, 110, 110],
    ].flatMap(([x = 0, y = 0, rx = 0, ry = 0]) => [
      round(ellipse(x, y, rx + 22, ry + 22), mix(stone, '#7a6a5a', 0.3)),
      flat(ellipse(x, y, rx, ry), mix(blue, '#2f4a5a', 0.35)),
    ])
    const stones = Array.from({ length: 26 }, () => {
      const x = random.between(-200, 1220)
      const y = 500 + Math.abs(x - 512) * 0.17 + random.between(20, 120)
      return flat(
        roundedRectangle(x, y, random.between(40, 64), 22, 8),
        mix(stone, random.chance(0.5) ? '#ffffff' : '#6a5a4a', 0.16),
      )
    })
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.85,
          hill(random, 500, 40, mix('#9cc0a0', light.sky.bottom, 0.4), 5),
          [-200, 0, 210, 800, 1000, 1200].flatMap((x) =>
            tree(random, x, 590, random.between(0.7, 0.9), mix('#7fb06a', light.sky.bottom, 0.2)),
          ),
        ),
        layer(0.4, deck, stones, arches, capped(line(curve(parapet), mix(stone, '#ffffff', 0.35), 26))),
        layer(0.35, waves(random, 748, 850, 3, blue, 6), gleams(random, 760, 830, 12)),
        layer(
          0.15,
          hill(random, 838, 8, '#86b95c', 5),
          bush(60, 852, 0.9),
          bush(980, 856, 0.8),
          [260, 330, 720].map((x, index) => capped(round(ellipse(x, 846, 36 - index * 4, 15), '#a9a39b'))),
        ),
      ],
      front: [layer(0, nearGrass(random, 1022, '#86b95c'))],
      lamps: [],
    }
  },
}
