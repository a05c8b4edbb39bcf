import { flat, line, round, type Shape, shining } from '../drawing/shape.ts'
import { blob, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { drawRoom, windowWithView } from './parts/room.ts'
import { beam, stroke } from './parts/timber.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const WOOD = '#8a5a38'
const DARK = '#7d4f30'

/** The dark of a stall behind its half door. */
const stall = (): Shape[] => [
  round(roundedRectangle(176, 430, 176, 310, 6), DARK),
  flat(roundedRectangle(190, 446, 148, 294, 4), '#4d3526'),
  round(roundedRectangle(190, 590, 148, 160, 4), '#a8743f'),
  stroke([196, 736], [332, 604], 12, WOOD),
  stroke([196, 604], [332, 736], 12, WOOD),
]

/** A fork and a rake against the wall, and a coil of rope on its nail. */
const tools = (): Shape[] => [
  beam([800, 440], [776, 748], 11, '#c9985f'),
  ...[-20, 0, 20].map((dx) => stroke([800 + dx, 446], [803 + dx * 1.2, 384], 6, '#6b6670')),
  stroke([778, 446], [824, 446], 8, '#6b6670'),
  beam([846, 420], [858, 748], 11, '#b98350'),
  beam([812, 420], [880, 416], 14, '#7d5434'),
  line(ellipse(884, 300, 38, 50), '#d8b679', 12),
]

/** Beams, straw, a manger, a stall, a hanging lantern. */
export const barn: SettingDrawing = {
  indoors: true,
  window: { x: 440, y: 350, size: 0.5, curtain: '#a8713f' },
  shows: ['window', 'manger', 'hay'],
  floor: { back: 860, front: 955, left: 80, right: 944 },
  draw(stage) {
    const { random, light } = stage
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
      beam([140, 760], [140, -100], 44, WOOD),
      beam([884, 760], [884, -100], 44, WOOD),
      beam([STAGE.left, 150], [STAGE.right, 150], 46, WOOD),
      beam([150, 320], [290, 160], 26, DARK),
      beam([874, 320], [734, 160], 26, DARK),
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
      ...(light.lampsBurn
        ? shining(roundedRectangle(616, 300, 48, 64, 10), '#ffe3a0')
        : [round(roundedRectangle(616, 300, 48, 64, 10), '#ffe3a0')]),
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
        layer(0.5, boards, windowWithView(440, 350, 0.5, '#a8713f', stage), stall()),
        layer(0.4, tools()),
        layer(0.35, beams, lantern),
        layer(0.2, hay, manger, straws, flat(roundedRectangle(-220, 640, 90, 12, 3), '#7d4f30')),
      ],
      front: [],
      lamps: [[640, 332]],
    }
  },
}
