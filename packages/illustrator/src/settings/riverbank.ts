import { mix } from '../drawing/colour.ts'
import { capped, line, round, water } from '../drawing/shape.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import { hill } from './parts/land.ts'
import { bush, nearGrass, strewnGrass } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree, willow } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const GRASS = '#86b95c'

/** A river that bends past stones and a willow. */
export const riverbank: SettingDrawing = {
  indoors: false,
  floor: { back: 850, front: 945, left: 90, right: 934 },
  water: 792,
  draw(stage) {
    const { random, light } = stage
    const blue = light.dark ? '#4a6ea0' : '#6fb8d6'
    const river = water(
      blob([
        [560, 630],
        [700, 650],
        [620, 690],
        [820, 724],
        [STAGE.right, 736],
        [STAGE.right, 830],
        [700, 832],
        [300, 822],
        [STAGE.left, 826],
        [STAGE.left, 752],
        [200, 748],
        [460, 724],
        [520, 690],
        [480, 656],
      ]),
      blue,
    )
    const ripples = Array.from({ length: 14 }, () => {
      const [x, y] = [random.between(STAGE.left, STAGE.right), random.between(762, 816)]
      return line(
        curve([
          [x - 26, y],
          [x, y + 5],
          [x + 26, y],
        ]),
        '#f4fbff',
        4,
        0.65,
      )
    })
    const stones = [120, 300, 640, 760, 980].map((x, index) =>
      capped(
        round(ellipse(x, 836 + (index % 2) * 8, 40 - (index % 3) * 8, 16), index % 2 ? '#a9a39b' : '#bcb5aa'),
      ),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(0.85, hill(random, 500, 50, mix('#9cc0a8', light.sky.bottom, 0.4), 5)),
        layer(
          0.6,
          hill(random, 610, 20, mix(GRASS, light.sky.bottom, 0.25)),
          [-220, -70, 80, 240, 860, 1010, 1180].flatMap((x) =>
            tree(random, x, 650, random.between(0.55, 0.75), '#7fb06a'),
          ),
        ),
        layer(
          0.35,
          hill(random, 668, 10, '#95c56e'),
          river,
          ripples,
          bush(380, 720, 0.5),
          bush(860, 726, 0.6),
        ),
        layer(
          0.15,
          hill(random, 836, 8, GRASS, 5),
          stones,
          willow(random, 1040, 870, 1.5),
          strewnGrass(random, 860, 990, 20, '#689c48'),
        ),
      ],
      front: [layer(0, nearGrass(random, 1022, GRASS))],
      lamps: [],
    }
  },
}
