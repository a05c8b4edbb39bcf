import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, polyline, roundedRectangle } from '../geometry/path.ts'
import { drawRoom, windowWithView } from './parts/room.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** Beams, straw, a manger, a hanging lantern. */
export const barn: SettingDrawing = {
  indoors: true,
  shows: ['window', 'manger', 'hay'],
  floor: { back: 860, front: 955, left: 80, right: 944 },
  draw(stage) {
    const { random } = stage
    const boards = Array.from({ length: 18 }, (_, index) =>
      line(
        polyline([
          [STAGE.left + index * 92, STAGE.top],
          [STAGE.left + index * 92, 740],
        ]),
        '#93633f',
        5,
      ),
    )
    const beams = [
      round(
        limb(
          [
            [140, 760],
            [140, -100],
          ],
          [44, 44],
        ),
        '#8a5a38',
      ),
      round(
        limb(
          [
            [884, 760],
            [884, -100],
          ],
          [44, 44],
        ),
        '#8a5a38',
      ),
      round(
        limb(
          [
            [STAGE.left, 150],
            [STAGE.right, 150],
          ],
          [46, 46],
        ),
        '#8a5a38',
      ),
      round(
        limb(
          [
            [150, 320],
            [290, 160],
          ],
          [26, 26],
        ),
        '#7d4f30',
      ),
      round(
        limb(
          [
            [874, 320],
            [734, 160],
          ],
          [26, 26],
        ),
        '#7d4f30',
      ),
    ]
    const hay = (
      [
        [230, 790, 1],
        [330, 800, 0.8],
        [-120, 800, 1.2],
        [1060, 800, 1.2],
        [790, 800, 0.7],
      ] as const
    ).map(([x, y, size]) =>
      round(
        blob([
          [x - 110 * size, y],
          [x - 80 * size, y - 90 * size],
          [x, y - 140 * size],
          [x + 84 * size, y - 84 * size],
          [x + 112 * size, y],
        ]),
        '#e6c25e',
      ),
    )
    const straws = Array.from({ length: 40 }, () => {
      const [x, y] = [random.between(STAGE.left, STAGE.right), random.between(770, 990)]
      return line(
        polyline([
          [x, y],
          [x + random.between(-40, 40), y + random.between(-12, 12)],
        ]),
        random.pick(['#e6c25e', '#d0a83e', '#f3dc8c']),
        4,
      )
    })
    const lantern = [
      line(
        polyline([
          [640, 170],
          [640, 300],
        ]),
        '#5d4030',
        5,
      ),
      round(roundedRectangle(616, 300, 48, 64, 10), '#ffe3a0'),
      round(roundedRectangle(608, 290, 64, 16, 6), '#5d4030'),
      round(roundedRectangle(608, 358, 64, 14, 5), '#5d4030'),
    ]
    const manger = [
      round(
        blob([
          [560, 700],
          [760, 700],
          [730, 770],
          [590, 770],
        ]),
        '#9a6b3e',
      ),
      round(
        blob([
          [566, 704],
          [610, 664],
          [700, 662],
          [754, 704],
        ]),
        '#ecd07a',
      ),
      line(
        polyline([
          [600, 760],
          [566, 806],
        ]),
        '#7d4f30',
        14,
      ),
      line(
        polyline([
          [720, 760],
          [754, 806],
        ]),
        '#7d4f30',
        14,
      ),
    ]
    return {
      back: [
        ...drawRoom({ wall: '#b27f54', floor: '#c9a06c', paper: 'plain' }),
        layer(0.5, boards, windowWithView(440, 350, 0.5, '#a8713f', stage)),
        layer(0.35, beams, lantern),
        layer(0.2, hay, manger, straws, flat(roundedRectangle(-220, 640, 90, 12, 3), '#7d4f30')),
      ],
      front: [],
      lamps: [[640, 332]],
    }
  },
}
