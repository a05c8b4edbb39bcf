import { flat, glow, line, round } from '../drawing/shape.ts'
import { blob, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { door, picture, rug } from './parts/furniture.ts'
import { drawRoom } from './parts/room.ts'
import { layer, type SettingDrawing } from './setting.ts'

/** Doors, coats on hooks, a runner; light falls out of one of the doors. */
export const hallway: SettingDrawing = {
  indoors: true,
  shows: ['door', 'coats'],
  floor: { back: 850, front: 950, left: 80, right: 944 },
  draw(stage) {
    const { light } = stage
    const coats = (
      [
        [452, '#d8584a', 220],
        [536, '#4f8fc9', 190],
        [612, '#f2b84a', 150],
      ] as const
    ).flatMap(([x, cloth, long]) => [
      flat(ellipse(x, 386, 9), '#f2d16b'),
      round(
        blob([
          [x - 20, 392],
          [x + 20, 392],
          [x + 40, 392 + long],
          [x, 400 + long],
          [x - 40, 392 + long],
        ]),
        cloth,
      ),
    ])
    const boots = [478, 516, 560, 598].map((x, index) =>
      round(
        blob([
          [x - 14, 700],
          [x + 8, 700],
          [x + 10, 730],
          [x + 26, 742],
          [x + 26, 756],
          [x - 16, 756],
        ]),
        index < 2 ? '#d9493f' : '#5aa35a',
      ),
    )
    const shine = light.dark
      ? [flat(roundedRectangle(112, 330, 186, 418, 2), '#ffdf9a'), glow(205, 560, 330, '#ffd98a', 0.6)]
      : []
    return {
      back: [
        ...drawRoom({ wall: '#e6d3c0', floor: '#b98a5e', paper: 'panels' }),
        layer(
          0.4,
          door(110, 754, 190, 430, '#a8713f'),
          shine,
          door(780, 754, 190, 430, '#6f8f8a'),
          door(-200, 754, 190, 430, '#8f6a4a'),
          door(1110, 754, 180, 430, '#8f6a4a'),
          picture(390, 240, 0.7),
          picture(690, 250, 0.8),
          line(
            polyline([
              [420, 380],
              [644, 380],
            ]),
            '#8a5a38',
            14,
          ),
          coats,
        ),
        layer(
          0.3,
          boots,
          round(roundedRectangle(660, 680, 84, 76, 6), '#b98350'),
          round(ellipse(702, 660, 28, 34), '#6fae5c'),
        ),
        layer(0.1, rug(512, 930, 520, ['#a9604a', '#e9c99a'])),
      ],
      front: [],
      lamps: [[205, 560]],
    }
  },
}
