import { mix } from '../drawing/colour.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { blob, curve } from '../geometry/path.ts'
import { hill } from './parts/land.ts'
import { drawSky } from './parts/sky.ts'
import { palm } from './parts/trees.ts'
import { layer, type SettingDrawing } from './setting.ts'

/** Dunes, palms at a water hole, a tent. */
export const desert: SettingDrawing = {
  indoors: false,
  warm: true,
  floor: { back: 820, front: 945, left: 80, right: 944 },
  draw(stage) {
    const { random, light } = stage
    const ripples = [0, 1, 2, 3, 4, 5, 6].map((index) => {
      const [x, y] = [index * 240 - 260, random.between(850, 990)]
      return line(
        curve([
          [x, y],
          [x + 90, y - 12],
          [x + 190, y + 4],
        ]),
        '#dcae6c',
        5,
      )
    })
    const rocks = [110, 700, 1020].map((x, index) =>
      round(
        blob([
          [x, 872 + index * 8],
          [x + 24, 838 + index * 8],
          [x + 76, 846 + index * 8],
          [x + 96, 874 + index * 8],
        ]),
        '#b9956b',
      ),
    )
    const tent = [
      round(
        blob([
          [640, 742],
          [690, 660],
          [764, 540],
          [786, 540],
          [860, 650],
          [930, 742],
        ]),
        '#b6574a',
      ),
      flat(
        blob([
          [744, 742],
          [766, 650],
          [776, 612],
          [790, 650],
          [818, 742],
        ]),
        '#5d3a3a',
      ),
      ...[700, 850].map((x) =>
        line(
          curve([
            [775, 548],
            [x, 660],
            [x + (x > 775 ? 40 : -40), 740],
          ]),
          '#e9c7a0',
          9,
        ),
      ),
    ]
    return {
      back: [
        ...drawSky(stage),
        layer(0.85, hill(random, 540, 46, mix('#e0b37a', light.sky.bottom, 0.45), 5)),
        layer(0.7, hill(random, 606, 34, mix('#dca468', light.sky.bottom, 0.25), 5)),
        layer(
          0.45,
          hill(random, 690, 22, '#e3b273', 5),
          palm(90, 726, 1.3),
          palm(180, 742, 0.95),
          palm(-190, 740, 1.2),
          palm(1140, 740, 1.2),
          tent,
        ),
        layer(0.15, hill(random, 764, 18, '#eec787', 5), ripples, rocks),
      ],
      front: [],
      lamps: [[777, 690]],
    }
  },
}
