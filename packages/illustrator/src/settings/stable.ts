import { darker, mix } from '../drawing/colour.ts'
import { flat, glow, land, line, round, sky } from '../drawing/shape.ts'
import { archway, blob, curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import { clayJar } from './parts/bible-land.ts'
import { sparkle } from './parts/sky.ts'
import { beam, stroke } from './parts/timber.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const STONE = '#c2a47c'

/** A stable of the lands of the Bible: rough stone, a manger with straw, an arch open to the hills. */
export const stable: SettingDrawing = {
  indoors: true,
  shows: ['manger', 'hay', 'lantern'],
  floor: { back: 855, front: 955, left: 80, right: 944 },
  draw(stage) {
    const { random, light } = stage
    const wall = Array.from({ length: 90 }, () => {
      const [x, y, width] = [
        random.between(STAGE.left, STAGE.right),
        random.between(-90, 720),
        random.between(50, 104),
      ]
      return flat(
        roundedRectangle(x, y, width, width * 0.46, 14),
        mix(STONE, random.chance(0.5) ? '#ffffff' : '#6a5038', random.between(0.05, 0.14)),
      )
    })
    const opening = [
      flat(archway(186, 740, 408, 520), darker(STONE, 0.74)),
      sky(archway(210, 740, 360, 494), { kind: 'downwards', from: light.sky.top, to: light.sky.bottom }),
      ...(light.dark
        ? [
            glow(400, 380, 120, '#fff3c4', 0.6),
            flat(sparkle(400, 380, 46), '#fff6d2'),
            ...[
              [270, 440],
              [320, 350],
              [486, 450],
              [520, 380],
              [300, 520],
            ].map(([x = 0, y = 0]) => flat(ellipse(x, y, 4), '#fff6d2')),
          ]
        : []),
      land(
        blob([
          [210, 640],
          [300, 596],
          [400, 640],
          [500, 600],
          [570, 626],
          [570, 740],
          [210, 740],
        ]),
        light.dark ? '#4a5a78' : '#cdb683',
      ),
      ...[
        [300, 634],
        [352, 642],
        [470, 632],
      ].map(([x = 0, y = 0]) =>
        flat(roundedRectangle(x, y - 34, 40, 38, 4), light.dark ? '#39466a' : '#e9d3a8'),
      ),
    ]
    const timber = [
      beam([STAGE.left, 118], [STAGE.right, 118], 48, '#7d5536'),
      beam([110, 770], [110, 100], 46, '#8a5f3c'),
      beam([700, 770], [700, 100], 46, '#8a5f3c'),
      beam([1130, 770], [1130, 100], 46, '#8a5f3c'),
      beam([126, 300], [250, 140], 26, '#7d5536'),
      beam([684, 300], [560, 140], 26, '#7d5536'),
    ]
    const lantern = [
      stroke([860, 140], [860, 290], 5, '#4a3628'),
      round(roundedRectangle(834, 290, 52, 66, 12), '#ffe3a0'),
      round(roundedRectangle(824, 280, 72, 16, 6), '#5d4030'),
      round(roundedRectangle(826, 350, 68, 14, 5), '#5d4030'),
    ]
    const heap = (x: number, y: number, size: number) =>
      round(
        blob([
          [x - 120 * size, y],
          [x - 84 * size, y - 84 * size],
          [x, y - 128 * size],
          [x + 88 * size, y - 78 * size],
          [x + 122 * size, y],
        ]),
        '#e6c25e',
      )
    const manger = [
      ...[-1, 1].flatMap((side) => [
        beam([780 + side * 74, 706], [780 + side * 30, 826], 16, '#7d5536'),
        beam([780 + side * 30, 706], [780 + side * 74, 826], 16, '#7d5536'),
      ]),
      round(
        blob([
          [660, 700],
          [700, 640],
          [780, 622],
          [866, 642],
          [900, 700],
        ]),
        '#f0d27c',
      ),
      round(
        blob([
          [640, 690],
          [920, 690],
          [884, 768],
          [676, 768],
        ]),
        '#a8713f',
      ),
      stroke([654, 722], [906, 722], 5, '#7d5536'),
      ...[690, 740, 810, 858].map((x) =>
        line(
          curve([
            [x, 690],
            [x + 10, 660],
            [x + 26, 640],
          ]),
          '#d0a83e',
          5,
        ),
      ),
    ]
    const straws = Array.from({ length: 46 }, () => {
      const [x, y] = [random.between(STAGE.left, STAGE.right), random.between(776, 990)]
      return stroke(
        [x, y],
        [x + random.between(-40, 40), y + random.between(-12, 12)],
        4,
        random.pick(['#e6c25e', '#d0a83e', '#f3dc8c']),
      )
    })
    return {
      back: [
        layer(
          0.6,
          sky(roundedRectangle(STAGE.left, STAGE.top, 1624, 900, 0), {
            kind: 'downwards',
            from: darker(STONE, 0.82),
            to: STONE,
          }),
          wall,
        ),
        layer(0.5, opening),
        layer(0.35, timber, lantern),
        layer(
          0.2,
          land(roundedRectangle(STAGE.left, 748, 1624, 520, 0), '#cfa873'),
          heap(20, 800, 1.2),
          heap(-180, 800, 1.3),
          heap(1040, 800, 1.2),
          clayJar(180, 812, 0.9),
          manger,
          straws,
        ),
      ],
      front: [],
      lamps: [[860, 322]],
    }
  },
}
