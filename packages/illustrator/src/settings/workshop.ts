import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, ellipse, polygon, roundedRectangle } from '../geometry/path.ts'
import { onCircle } from '../geometry/point.ts'
import { barrel, crate } from './parts/cargo.ts'
import { table } from './parts/furniture.ts'
import { hangingLamp } from './parts/hallway-furniture.ts'
import { drawRoom, windowWithView } from './parts/room.ts'
import { stroke } from './parts/timber.ts'
import { hungPans, paintShelf, wallMap } from './parts/wall-pieces.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** A carpenter's bench and shavings; on the wall tools, a wheel and paint, or pans and a plan. */
export const workshop: SettingDrawing = {
  indoors: true,
  window: { x: 590, y: 310, size: 0.78, curtain: '#8f9f7a' },
  shows: ['window', 'workbench'],
  floor: { back: 865, front: 955, left: 80, right: 944 },
  tabletops: [
    { left: 284, right: 444, y: 638, depth: 0.3 },
    { left: 480, right: 700, y: 450, depth: 0.45 },
  ],
  draw(stage) {
    const { random, side } = stage
    const pegboard = [
      round(roundedRectangle(40, 200, 330, 250, 8), '#c99a62'),
      round(
        limb(
          [
            [90, 250],
            [90, 400],
          ],
          [14, 14],
        ),
        '#8a5a38',
      ),
      round(roundedRectangle(60, 230, 62, 30, 6), '#8fa6b5'),
      round(
        polygon([
          [160, 250],
          [300, 250],
          [300, 290],
          [160, 276],
        ]),
        '#b9c6cf',
      ),
      round(roundedRectangle(290, 244, 50, 60, 12), '#a8604a'),
      round(
        limb(
          [
            [190, 330],
            [190, 420],
          ],
          [10, 8],
        ),
        '#8fa6b5',
      ),
      round(
        limb(
          [
            [240, 330],
            [240, 420],
          ],
          [16, 10],
        ),
        '#d9a53c',
      ),
      round(
        limb(
          [
            [300, 330],
            [300, 420],
          ],
          [8, 8],
        ),
        '#d9493f',
      ),
    ]
    const planks = [820, 860, 896, 930].map((x, index) =>
      round(
        limb(
          [
            [x, 760],
            [x + 40, 330 + index * 30],
          ],
          [26, 26],
        ),
        index % 2 ? '#c99a62' : '#b98350',
      ),
    )
    const shavings = Array.from({ length: 22 }, () => {
      const [x, y] = [random.between(STAGE.left, STAGE.right), random.between(800, 990)]
      return line(
        blob([
          [x - 10, y],
          [x, y - 9],
          [x + 11, y],
          [x + 2, y + 7],
        ]),
        '#ecd0a0',
        4,
      )
    })
    const wheel = [
      line(ellipse(200, 330, 92), '#5a5a68', 13),
      ...[0, 0.52, 1.05, 1.57, 2.09, 2.62].map((turn) =>
        stroke(onCircle([200, 330], 86, turn), onCircle([200, 330], -86, turn), 3, '#8a8a98'),
      ),
      round(ellipse(200, 330, 14), '#8a8a98'),
    ]
    const onTheWall = {
      0: pegboard,
      1: [
        ...wheel,
        ...paintShelf(-260, 300, 320),
        ...paintShelf(-260, 420, 320),
        ...paintShelf(790, 250, 310),
      ],
      2: [...paintShelf(40, 260, 330), ...hungPans(50, 370, 300), ...wallMap(800, 160, 210, 140)],
    }[side]
    const leaning = {
      0: planks,
      1: [],
      2: [...barrel(910, 776, '#a8713f'), ...crate(980, 790, 150, 96, '#c08a52')],
    }[side]
    return {
      back: [
        ...drawRoom({ wall: '#d9c3a3', floor: '#b08a62', paper: 'panels' }),
        layer(0.45, onTheWall, windowWithView(590, 310, 0.78, '#8f9f7a', stage)),
        layer(
          0.3,
          leaning,
          table(230, 800, 440, 170, null),
          round(roundedRectangle(20, 604, 90, 28, 6), '#c99a62'),
          round(
            blob([
              [124, 630],
              [144, 590],
              [194, 590],
              [214, 630],
            ]),
            '#8fa6b5',
          ),
          round(ellipse(248, 606, 22, 26), '#d9a53c'),
          flat(ellipse(1080, 780, 60, 14), '#8a6a48'),
        ),
        layer(0.28, hangingLamp(392, 130, stage.light.lampsBurn)),
        layer(0.12, shavings),
      ],
      front: [],
      lamps: [[392, 146]],
    }
  },
}
