import { mix } from '../drawing/colour.ts'
import { covered, flat, growing, line, round } from '../drawing/shape.ts'
import { blob, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { hill } from './parts/land.ts'
import { nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { pine, willow } from './parts/trees.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing } from './setting.ts'

const GRASS = '#82b760'

/** A quiet lake with a jetty and reeds. */
export const lake: SettingDrawing = {
  indoors: false,
  floor: { back: 840, front: 945, left: 90, right: 934 },
  water: 770,
  draw(stage) {
    const { random, light } = stage
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
        layer(0.85, hill(random, 470, 70, mix('#8fb0c4', light.sky.bottom, 0.35), 5)),
        layer(
          0.7,
          hill(random, 548, 22, mix('#86b48c', light.sky.bottom, 0.25)),
          [-220, -80, 10, 130, 300, 450, 820, 960, 1120].flatMap((x) => pine(x, 586, 0.55, '#5f9678')),
        ),
        layer(0.5, waves(random, 582, 830, 5, blue, 5), gleams(random, 610, 760, 16), lilies),
        layer(0.3, planks),
        layer(
          0.15,
          hill(random, 806, 14, GRASS, 5),
          willow(random, -40, 850, 1.4),
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
