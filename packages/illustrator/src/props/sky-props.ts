import { darker } from '../drawing/colour.ts'
import { flat, glow, line, round } from '../drawing/shape.ts'
import { blob, curve, ellipse, polygon } from '../geometry/path.ts'
import { onCircle } from '../geometry/point.ts'
import { star } from '../people/pattern.ts'
import { cloud } from '../settings/parts/sky.ts'
import type { PropDrawing } from './prop.ts'

const cloudProp: PropDrawing = {
  onlyOutdoors: true,
  size: 90,
  place: 'sky',
  colour: '#ffffff',
  draw: (colour) => [cloud(0, -40, 1.5, colour)],
}

const birds: PropDrawing = {
  onlyOutdoors: true,
  size: 60,
  place: 'sky',
  colour: '#5b7fae',
  draw: (colour) =>
    (
      [
        [-70, -30],
        [0, -76],
        [64, -44],
      ] as const
    ).flatMap(([x, y]) => [
      round(
        blob([
          [x - 26, y - 12],
          [x - 4, y + 2],
          [x + 22, y - 18],
          [x + 6, y + 14],
          [x - 10, y + 12],
        ]),
        colour,
      ),
    ]),
}

const dove: PropDrawing = {
  size: 84,
  place: 'sky',
  colour: '#fdfaf2',
  draw: (colour) => [
    round(
      blob([
        [-64, -36],
        [-20, -56],
        [20, -64],
        [44, -54],
        [30, -28],
        [-10, -18],
        [-58, -14],
      ]),
      colour,
    ),
    round(ellipse(42, -66, 17, 15), colour),
    round(
      blob([
        [6, -54],
        [-12, -100],
        [-54, -98],
        [-34, -60],
      ]),
      darker(colour, 0.94),
    ),
    flat(
      polygon([
        [57, -68],
        [72, -62],
        [57, -58],
      ]),
      '#f0a03c',
    ),
    flat(ellipse(46, -69, 3), '#33211c'),
    line(
      curve([
        [64, -58],
        [78, -48],
        [86, -34],
      ]),
      '#6f9a4a',
      4,
    ),
  ],
}

const starProp: PropDrawing = {
  size: 84,
  place: 'sky',
  colour: '#ffd45a',
  shines: true,
  draw: (colour) => [glow(0, -50, 80, colour, 0.5), round(star([0, -50], 50), colour)],
}

const moonProp: PropDrawing = {
  onlyOutdoors: true,
  size: 130,
  place: 'sky',
  colour: '#fff3c4',
  draw: (colour) => [
    glow(0, -50, 110, colour, 0.5),
    round(
      blob([
        [14, -100],
        [-34, -84],
        [-46, -48],
        [-28, -12],
        [16, -2],
        [-8, -26],
        [-14, -54],
        [-4, -80],
      ]),
      colour,
    ),
  ],
}

const rainbow: PropDrawing = {
  onlyOutdoors: true,
  size: 300,
  place: 'sky',
  colour: '#e8635a',
  draw: (colour) =>
    [colour, '#f29a4a', '#f7d254', '#7ab865', '#5a9bd4', '#8f75bd'].map((stripe, index) =>
      line(
        curve(
          Array.from({ length: 9 }, (_, step) =>
            onCircle([0, 40], 150 - index * 9, Math.PI + (step * Math.PI) / 8),
          ),
        ),
        stripe,
        9.6,
      ),
    ),
}

/** What is seen in the sky. */
export const skyProps: Record<string, PropDrawing> = {
  cloud: cloudProp,
  'bird|birds|swallow': birds,
  dove,
  'star|stars': starProp,
  moon: moonProp,
  rainbow,
}
