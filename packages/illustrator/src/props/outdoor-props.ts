import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, place, round, water } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { house, stall } from '../settings/parts/buildings.ts'
import type { PropDrawing } from './prop.ts'

const tent: PropDrawing = {
  size: 330,
  place: 'behind',
  colour: '#c9643f',
  draw: (colour) => [
    round(
      blob([
        [-78, 0],
        [-60, -26],
        [-6, -98],
        [6, -98],
        [60, -26],
        [78, 0],
        [0, 2],
      ]),
      colour,
    ),
    flat(
      blob([
        [-22, 0],
        [-6, -44],
        [0, -70],
        [6, -44],
        [22, 0],
      ]),
      '#5d3a3a',
    ),
    ...[-46, 46].map((x) =>
      flat(
        blob([
          [x * 0.1, -94],
          [x * 1.06, -2],
          [x * 1.36, -2],
        ]),
        lighter(colour, 0.3),
      ),
    ),
  ],
}

const boat: PropDrawing = {
  size: 300,
  place: 'behind',
  colour: '#a8693c',
  draw: (colour) => [
    round(
      limb(
        [
          [0, -98],
          [0, -20],
        ],
        [3.4, 4],
      ),
      '#8a5a38',
    ),
    round(
      blob([
        [4, -94],
        [38, -60],
        [44, -32],
        [4, -32],
      ]),
      '#fbf1dc',
    ),
    round(
      blob([
        [-4, -88],
        [-24, -58],
        [-30, -32],
        [-4, -32],
      ]),
      '#f3d9a8',
    ),
    round(
      blob([
        [-62, -28],
        [0, -20],
        [62, -28],
        [44, -2],
        [-44, -2],
      ]),
      colour,
    ),
    line(
      curve([
        [-56, -18],
        [0, -11],
        [56, -18],
      ]),
      darker(colour, 0.76),
      2.2,
    ),
  ],
}

const raft: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#b98350',
  draw: (colour) =>
    [0, 1, 2, 3].map((row) =>
      round(
        roundedRectangle(-130 + row * 8, -26 - row * 22, 260 - row * 16, 24, 11),
        row % 2 ? colour : darker(colour, 0.9),
      ),
    ),
}

const well: PropDrawing = {
  size: 240,
  place: 'behind',
  colour: '#b5a48f',
  draw: (colour) => [
    ...[-34, 34].map((x) => round(roundedRectangle(x - 3, -84, 6, 60, 1), '#8a5a38')),
    round(
      polygon([
        [-52, -76],
        [0, -102],
        [52, -76],
      ]),
      '#b5574a',
    ),
    line(
      polyline([
        [0, -84],
        [0, -52],
      ]),
      '#7d6a4a',
      2,
    ),
    round(roundedRectangle(-8, -54, 16, 14, 3), '#8a6a48'),
    round(roundedRectangle(-44, -40, 88, 40, 6), colour),
    flat(
      joined([
        roundedRectangle(-38, -34, 20, 9, 3),
        roundedRectangle(-8, -34, 22, 9, 3),
        roundedRectangle(-26, -20, 22, 9, 3),
        roundedRectangle(8, -20, 22, 9, 3),
      ]),
      darker(colour, 0.86),
    ),
  ],
}

const puddle: PropDrawing = {
  size: 26,
  place: 'ground',
  colour: '#7fb4d0',
  draw: (colour) => [
    water(ellipse(0, -40, 180, 40), colour),
    flat(ellipse(-40, -48, 60, 9), lighter(colour, 0.5)),
  ],
}

const rock: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#a39a92',
  draw: (colour) => [
    round(
      blob([
        [-62, -6],
        [-54, -60],
        [-8, -98],
        [44, -74],
        [66, -10],
        [0, 2],
      ]),
      colour,
    ),
  ],
}

const nest: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#9a7247',
  draw: (colour) => [
    round(joined([ellipse(-22, -58, 17, 22), ellipse(14, -60, 17, 22)]), '#cfe4ee'),
    round(
      blob([
        [-70, -54],
        [70, -54],
        [52, -6],
        [-52, -6],
      ]),
      colour,
    ),
    line(
      curve([
        [-60, -40],
        [0, -28],
        [60, -42],
      ]),
      darker(colour, 0.76),
      5,
    ),
  ],
}

const rope: PropDrawing = {
  size: 50,
  place: 'ground',
  colour: '#c9a66b',
  draw: (colour) => [
    ...[0, 1, 2].map((ring) =>
      line(ellipse(0, -30 - ring * 18, 54 - ring * 6, 20), ring % 2 ? darker(colour, 0.88) : colour, 14),
    ),
    line(
      curve([
        [48, -30],
        [80, -14],
        [96, -4],
      ]),
      colour,
      12,
    ),
  ],
}

const net: PropDrawing = {
  size: 90,
  place: 'ground',
  colour: '#b59a6a',
  draw: (colour) => [
    line(
      blob([
        [-70, -4],
        [-50, -76],
        [0, -96],
        [52, -74],
        [72, -4],
      ]),
      colour,
      6,
    ),
    ...[-40, -14, 14, 40].map((x) =>
      line(
        curve([
          [x * 0.7, -84],
          [x, -44],
          [x * 1.3, -4],
        ]),
        colour,
        3.4,
      ),
    ),
    ...[-62, -40, -20].map((y) =>
      line(
        curve([
          [-62, y],
          [0, y + 8],
          [62, y],
        ]),
        colour,
        3.4,
      ),
    ),
  ],
}

const snowman: PropDrawing = {
  size: 300,
  place: 'behind',
  colour: '#fbfaf6',
  draw: (colour) => [
    round(ellipse(0, -24, 34, 27), colour),
    round(ellipse(0, -58, 24, 21), colour),
    round(ellipse(0, -84, 16), colour),
    flat(joined([ellipse(-5, -88, 2), ellipse(6, -88, 2)]), '#33211c'),
    flat(
      polygon([
        [0, -84],
        [16, -81],
        [0, -79],
      ]),
      '#ee8c3a',
    ),
    line(
      curve([
        [-14, -72],
        [0, -67],
        [14, -72],
      ]),
      '#d9493f',
      6,
    ),
  ],
}

const cottage: PropDrawing = {
  size: 420,
  place: 'behind',
  colour: '#f5e6cf',
  draw: (colour) => house(-50, 0, 100, 62, { wall: colour, roof: '#c65f4a' }),
}

const marketStall: PropDrawing = {
  size: 330,
  place: 'behind',
  colour: '#d8584a',
  draw: (colour) =>
    place(stall(-140, 0, 280, colour, ['#e2603f', '#f2a93b', '#9abf4a']), placement({ scale: 0.41 })),
}

/** Things of the open air. */
export const outdoorProps: Record<string, PropDrawing> = {
  tent,
  'boat|sailboat|ship|ark': boat,
  'raft|plank|wood|firewood': raft,
  'well|fountain': well,
  'puddle|pond|water|stream': puddle,
  'rock|boulder|stones|rocks': rock,
  'nest|bird nest|hay|straw': nest,
  'rope|string|yarn|wool|thread': rope,
  net,
  snowman,
  'house|houses|cottage|home|hut|shed|barn': cottage,
  'stall|market stall|booth': marketStall,
}
