import { mix } from '../drawing/colour.ts'
import { flat, land, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, landBelow, polygon } from '../geometry/path.ts'
import { hill, ridge } from './parts/land.ts'
import { drawSky } from './parts/sky.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** A sandy beach; a sail on the water. */
export const sea: SettingDrawing = {
  indoors: false,
  warm: true,
  floor: { back: 850, front: 950, left: 80, right: 944 },
  water: 765,
  draw(stage) {
    const { random, light, weather } = stage
    const blue = light.dark ? '#3f6396' : weather === 'rain' ? '#5b879a' : '#4fa6c8'
    const sand = '#f0d9a4'
    const x = random.pick([250, 770])
    const sail = [
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
    return {
      back: [
        ...drawSky(stage),
        layer(0.8, hill(random, 566, 20, mix('#8fb7b0', light.sky.bottom, 0.4), 5)),
        layer(0.5, waves(random, 590, 800, 6, blue, weather === 'rain' || weather === 'wind' ? 16 : 8)),
        layer(0.4, sail, gleams(random, 640, 770, 14)),
        layer(
          0.15,
          land(landBelow(ridge(random, 800, 10, 5), STAGE.bottom), '#f7ecd0'),
          land(landBelow(ridge(random, 816, 8, 5), STAGE.bottom), sand),
          shells,
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
