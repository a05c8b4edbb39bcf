import { darker, lighter, mix } from '../drawing/colour.ts'
import { flat, glow, land, round, type Shape } from '../drawing/shape.ts'
import { archway, blob, ellipse, polygon, roundedRectangle } from '../geometry/path.ts'
import { clayJar, oliveTree, paving } from './parts/bible-land.ts'
import { drawSky } from './parts/sky.ts'
import { stroke } from './parts/timber.ts'
import { cypress, palm } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const MARBLE = '#f3e6cb'
const GOLD = '#e3b548'

/** A pillar whose foot stands at x, y. */
function pillar(x: number, y: number, height: number, width: number, colour = MARBLE): Shape[] {
  return [
    round(roundedRectangle(x - width * 0.74, y - 24, width * 1.48, 26, 6), darker(colour, 0.92)),
    round(roundedRectangle(x - width / 2, y - height, width, height - 20, 6), colour),
    ...[-0.24, 0, 0.24].map((part) =>
      stroke([x + part * width, y - height + 20], [x + part * width, y - 30], 3, darker(colour, 0.86)),
    ),
    round(roundedRectangle(x - width * 0.76, y - height - 8, width * 1.52, 32, 7), lighter(colour, 0.3)),
  ]
}

/** The court of the temple: wide paving, pillars, steps up to a golden gate. */
export const templeCourt: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['door', 'temple'],
  floor: { back: 845, front: 950, left: 80, right: 944 },
  draw(stage) {
    const { light } = stage
    const lit = light.dark
    const gate = [
      round(roundedRectangle(352, 300, 320, 344, 4), MARBLE),
      round(roundedRectangle(330, 276, 364, 38, 6), lighter(MARBLE, 0.3)),
      round(
        polygon([
          [338, 280],
          [512, 190],
          [686, 280],
        ]),
        mix(MARBLE, '#d9c08c', 0.35),
      ),
      flat(ellipse(512, 246, 22), GOLD),
      flat(archway(432, 644, 160, 258), darker(GOLD, 0.72)),
      round(archway(444, 644, 136, 244), GOLD),
      stroke([512, 410], [512, 642], 4, darker(GOLD, 0.7)),
      ...[478, 546].flatMap((x) =>
        [470, 530, 590].map((y) => flat(roundedRectangle(x - 22, y, 44, 40, 5), lighter(GOLD, 0.3))),
      ),
      ...[376, 648].flatMap((x) => pillar(x, 646, 330, 36)),
    ]
    const colonnade = [-260, -150, -40, 70, 180, 290, 734, 844, 954, 1064, 1174, 1284].flatMap((x) =>
      pillar(x, 660, 236, 30, mix('#e9d8b4', light.sky.bottom, 0.16)),
    )
    const roofs = [
      round(roundedRectangle(STAGE.left, 398, 636, 34, 4), mix('#dcc596', light.sky.bottom, 0.1)),
      round(roundedRectangle(690, 398, 650, 34, 4), mix('#dcc596', light.sky.bottom, 0.1)),
    ]
    const steps = [0, 1, 2, 3].map((row) =>
      round(
        roundedRectangle(300 - row * 34, 640 + row * 28, 424 + row * 68, 34, 5),
        mix(MARBLE, '#b99f6c', row * 0.09),
      ),
    )
    const brazier = (x: number): Shape[] => [
      ...(lit ? [glow(x, 640, 120, '#ffd98a', 0.5)] : []),
      flat(
        blob([
          [x - 22, 660],
          [x - 10, 622],
          [x, 596],
          [x + 12, 624],
          [x + 22, 660],
        ]),
        lit ? '#ffb04a' : '#e9c08a',
      ),
      round(
        blob([
          [x - 44, 656],
          [x + 44, 656],
          [x + 22, 694],
          [x - 22, 694],
        ]),
        '#b98a3c',
      ),
      ...[-16, 16].map((dx) => stroke([x + dx, 690], [x + dx * 1.8, 800], 9, '#8a6630')),
    ]
    const standing = {
      0: clayJar(902, 836, 0.9),
      1: [...oliveTree(stage.random, 940, 800, 1.05), ...clayJar(120, 836, 0.7)],
      2: [
        ...palm(110, 796, 1.4),
        ...palm(190, 790, 1.1),
        ...clayJar(860, 830, 0.8),
        ...clayJar(930, 842, 0.6),
      ],
    }[stage.side]
    return {
      back: [
        ...drawSky(stage),
        layer(
          0.8,
          land(roundedRectangle(STAGE.left, 430, 1624, 300, 0), mix('#cdb78a', light.sky.bottom, 0.4)),
          [-240, -60, 130, 900, 1100, 1250].flatMap((x) =>
            cypress(x, 480, 0.4, mix('#6d8f68', light.sky.bottom, 0.4)),
          ),
        ),
        layer(0.6, land(roundedRectangle(STAGE.left, 630, 1624, 200, 0), '#dcc699'), roofs, colonnade),
        layer(0.42, gate),
        layer(
          0.18,
          land(roundedRectangle(STAGE.left, 750, 1624, 520, 0), '#ecdab2'),
          paving(752, '#ecdab2'),
          steps,
          pillar(-30, 812, 720, 92),
          pillar(1054, 812, 720, 92),
          brazier(236),
          brazier(788),
          standing,
        ),
      ],
      front: [],
      lamps: [
        [236, 630],
        [788, 630],
      ],
    }
  },
}
