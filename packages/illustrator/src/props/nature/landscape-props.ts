import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const waterfall: PropDrawing = {
  size: 430,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#8cc4e4',
  draw: (colour) => [
    round(
      blob([
        [-52, 0],
        [-48, -60],
        [-40, -94],
        [-8, -100],
        [30, -98],
        [46, -70],
        [52, 0],
      ]),
      '#8a8078',
    ),
    flat(ellipse(-34, -48, 9, 14), darker('#8a8078', 0.86)),
    flat(ellipse(36, -40, 8, 16), darker('#8a8078', 0.86)),
    flat(
      blob([
        [-18, -97],
        [16, -97],
        [20, -50],
        [26, -4],
        [-26, -4],
        [-20, -50],
      ]),
      colour,
    ),
    ...[-10, 0, 10].map((x) =>
      line(
        curve([
          [x, -93],
          [x * 1.2, -50],
          [x * 1.6, -12],
        ]),
        lighter(colour, 0.6),
        2.4,
      ),
    ),
    ...[-24, -8, 8, 24].map((x) => round(ellipse(x, -4, 12, 7), lighter(colour, 0.75))),
  ],
}

const mountains: PropDrawing = {
  size: 400,
  place: 'behind',
  several: true,
  onlyOutdoors: true,
  colour: '#8d93a8',
  draw: (colour) => [
    round(
      blob([
        [-96, 0],
        [-62, -44],
        [-38, -70],
        [-16, -40],
        [20, 0],
      ]),
      darker(colour, 0.9),
    ),
    round(
      blob([
        [-50, 0],
        [-14, -60],
        [14, -100],
        [42, -58],
        [92, 0],
      ]),
      colour,
    ),
    flat(
      blob([
        [-6, -74],
        [14, -98],
        [30, -74],
        [20, -66],
        [12, -76],
        [2, -64],
      ]),
      '#fbfdff',
    ),
    flat(
      blob([
        [-52, -58],
        [-38, -68],
        [-26, -54],
        [-36, -50],
      ]),
      '#f1f5fa',
    ),
  ],
}

const waves: PropDrawing = {
  size: 120,
  place: 'behind',
  several: true,
  onlyOutdoors: true,
  colour: '#3f8fc4',
  draw: (colour) =>
    [-92, 0, 92].flatMap((x, index) => [
      round(
        blob([
          [x - 84, 0],
          [x - 60, -40],
          [x - 22, -88 + index * 6],
          [x + 26, -94 + index * 6],
          [x + 44, -70],
          [x + 20, -64],
          [x + 14, -40],
          [x + 36, -18],
          [x + 84, 0],
        ]),
        index === 1 ? lighter(colour, 0.12) : colour,
      ),
      ...[
        [18, -88],
        [38, -80],
        [46, -66],
      ].map(([dx = 0, y = 0]) => round(ellipse(x + dx, y + index * 6, 11, 9), '#f4fafd')),
    ]),
}

const igloo: PropDrawing = {
  size: 210,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#e6f0f6',
  draw: (colour) => [
    round(
      blob([
        [-92, 0],
        [-86, -50],
        [-46, -92],
        [0, -100],
        [46, -92],
        [86, -50],
        [92, 0],
      ]),
      colour,
    ),
    ...[-28, -58, -82].map((y) =>
      line(
        curve([
          [-86 - y * 0.45, y],
          [0, y - 4],
          [86 + y * 0.45, y],
        ]),
        darker(colour, 0.84),
        2.5,
      ),
    ),
    round(
      blob([
        [-32, 0],
        [-30, -34],
        [0, -50],
        [30, -34],
        [32, 0],
      ]),
      darker(colour, 0.9),
    ),
    flat(
      blob([
        [-20, 0],
        [-18, -26],
        [0, -37],
        [18, -26],
        [20, 0],
      ]),
      '#4f6478',
    ),
  ],
}

const dust: PropDrawing = {
  size: 70,
  place: 'ground',
  several: true,
  colour: '#d8c3a0',
  draw: (colour) => [
    round(ellipse(-46, -22, 40, 22), colour),
    round(ellipse(42, -26, 46, 26), darker(colour, 0.95)),
    round(ellipse(0, -58, 44, 40), lighter(colour, 0.3)),
  ],
}

/** What rises, falls or is blown about far away, and the house of snow that stands there. */
export const landscapeProps: Record<string, PropDrawing> = {
  'waterfall|waterfalls': waterfall,
  'mountain|mountains|snowy mountain|mountain range|peak|peaks|alps|hill': mountains,
  'wave|waves|big waves': waves,
  igloo,
  'dust|dust cloud|sand cloud': dust,
}
