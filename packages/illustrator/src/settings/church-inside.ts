import { flat, land, round, type Shape } from '../drawing/shape.ts'
import { archway, blob, ellipse, joined, polygon, roundedRectangle } from '../geometry/path.ts'
import {
  banner,
  candle,
  flowersOnStand,
  organ,
  pew,
  roundWindow,
  stainedWindow,
} from './parts/church-furniture.ts'
import { drawRoom } from './parts/room.ts'
import { beam, stroke } from './parts/timber.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** Inside a church: coloured windows, an organ or flowers, the altar with candles under a cross, pews on both sides of the aisle. */
export const churchInside: SettingDrawing = {
  indoors: true,
  shows: ['cross', 'candle', 'pew', 'window', 'bible'],
  floor: { back: 862, front: 955, left: 80, right: 944 },
  draw({ light, side }) {
    const isSunny = light.celestial?.kind !== 'moon'
    // By day as well.
    const candlesBurn = light.lampsBurn || !light.dark
    const apse = [round(archway(322, 748, 380, 640), '#e0cba2'), land(archway(346, 748, 332, 610), '#f6ead0')]
    const cross = joined([roundedRectangle(500, 236, 24, 200, 4), roundedRectangle(446, 296, 132, 24, 4)])
    const altar = [
      round(roundedRectangle(392, 600, 240, 150, 6), '#b98350'),
      round(
        polygon([
          [380, 588],
          [644, 588],
          [636, 660],
          [588, 690],
          [512, 664],
          [436, 690],
          [388, 660],
        ]),
        '#ffffff',
      ),
      flat(joined([roundedRectangle(507, 604, 10, 48, 2), roundedRectangle(494, 618, 36, 10, 2)]), '#e3b548'),
      ...candle(420, 590, candlesBurn),
      ...candle(604, 590, candlesBurn),
      round(
        polygon([
          [476, 586],
          [484, 562],
          [512, 570],
          [540, 562],
          [548, 586],
          [512, 592],
        ]),
        '#8a3f34',
      ),
      flat(
        polygon([
          [484, 582],
          [489, 562],
          [511, 570],
          [511, 588],
        ]),
        '#fdf6e6',
      ),
      flat(
        polygon([
          [540, 582],
          [535, 562],
          [513, 570],
          [513, 588],
        ]),
        '#fdf6e6',
      ),
    ]
    const steps = [0, 1].map((row) =>
      round(
        roundedRectangle(330 - row * 40, 738 + row * 26, 364 + row * 80, 32, 5),
        row ? '#cdb48a' : '#d8c29a',
      ),
    )
    const arches = [-120, 1144].map((x) => stroke([x, STAGE.top], [x, 740], 60, '#dcc69c'))
    const lamp = [
      stroke([512, STAGE.top], [512, 150], 4, '#8a6a3a'),
      round(
        blob([
          [478, 158],
          [546, 158],
          [534, 196],
          [490, 196],
        ]),
        '#e3b548',
      ),
      flat(ellipse(512, 154, 14, 17), '#ffd98a'),
    ]
    const windowsAt = (places: readonly number[]): Shape[] =>
      places.flatMap((x, index) => stainedWindow(x, 520, isSunny, index))
    const betweenArches = {
      0: windowsAt([-210, 0, 190, 834, 1030, 1236]),
      1: [...windowsAt([-210, 190, 834, 1236]), ...organ(1000, 640), ...banner(10, 240, '#8a63b8')],
      2: [
        ...windowsAt([-210, 0, 1030, 1236]),
        ...roundWindow(846, 330, isSunny),
        ...roundWindow(190, 330, isSunny),
        ...flowersOnStand(846, 742),
        ...flowersOnStand(196, 742),
      ],
    }[side]
    return {
      back: [
        ...drawRoom({ wall: '#efdfba', floor: '#c39a6c', paper: 'plain' }),
        layer(0.5, arches, apse, betweenArches),
        layer(
          0.4,
          flat(cross, '#a8713f'),
          lamp,
          beam([STAGE.left, 640], [300, 640], 10, '#c9ae7c'),
          beam([724, 640], [STAGE.right, 640], 10, '#c9ae7c'),
        ),
        layer(0.3, steps, altar),
        layer(
          0.18,
          flat(
            polygon([
              [430, 790],
              [594, 790],
              [760, STAGE.bottom],
              [264, STAGE.bottom],
            ]),
            '#b5473c',
          ),
          pew(STAGE.left, 250, 846, '#a8713f'),
          pew(774, STAGE.right, 846, '#a8713f'),
        ),
      ],
      front: [],
      lamps: [
        [420, 510],
        [604, 510],
      ],
    }
  },
}
