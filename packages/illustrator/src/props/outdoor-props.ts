import { darker, lighter } from '../drawing/colour.ts'
import { flat, glow, line, round, water } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import { onCircle } from '../geometry/point.ts'
import { createRandom } from '../geometry/random.ts'
import { star } from '../people/pattern.ts'
import { bush, fruitTree, pine, tree } from '../settings/parts/plants.ts'
import { cloud } from '../settings/parts/sky.ts'
import type { PropDrawing } from './prop.ts'

const treeProp: PropDrawing = {
  size: 440,
  place: 'behind',
  colour: '#5d9a54',
  draw: (colour) => tree(createRandom('tree'), 0, 0, 0.34, colour),
}
const appleTree: PropDrawing = {
  size: 420,
  place: 'behind',
  colour: '#d9493f',
  draw: (colour) => fruitTree(createRandom('apple tree'), 0, 0, 0.34, colour),
}
const pineProp: PropDrawing = {
  size: 440,
  place: 'behind',
  colour: '#3e7a5c',
  draw: (colour) => pine(0, 0, 0.4, colour),
}
const bushProp: PropDrawing = {
  size: 120,
  place: 'behind',
  colour: '#6fae5c',
  draw: (colour) => [bush(0, -34, 0.92, colour)],
}
const cloudProp: PropDrawing = {
  onlyOutdoors: true,
  size: 90,
  place: 'sky',
  colour: '#ffffff',
  draw: (colour) => [cloud(0, -40, 1.5, colour)],
}

const flower: PropDrawing = {
  heldByFoot: true,
  size: 66,
  place: 'ground',
  colour: '#ef6f6c',
  draw: (colour) => [
    line(
      curve([
        [0, 0],
        [5, -34],
        [0, -66],
      ]),
      '#5a9150',
      7,
    ),
    flat(
      blob([
        [2, -22],
        [28, -40],
        [34, -24],
      ]),
      '#6cab5c',
    ),
    flat(
      joined([0, 1, 2, 3, 4].map((petal) => ellipse(...onCircle([0, -76], 20, petal * 1.257 - 0.3), 15))),
      colour,
    ),
    flat(ellipse(0, -76, 12), '#f8cf55'),
  ],
}

const seedling: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#6cbb56',
  draw: (colour) => [
    round(ellipse(0, -8, 46, 13), '#8a5f42'),
    line(
      curve([
        [0, -10],
        [3, -40],
        [0, -64],
      ]),
      darker(colour, 0.86),
      8,
    ),
    round(
      blob([
        [0, -62],
        [-16, -92],
        [-48, -94],
        [-36, -66],
      ]),
      colour,
    ),
    round(
      blob([
        [0, -62],
        [16, -96],
        [50, -98],
        [38, -68],
      ]),
      lighter(colour, 0.12),
    ),
  ],
}

const plantPot: PropDrawing = {
  size: 84,
  place: 'ground',
  colour: '#c9744a',
  draw: (colour) => [
    line(
      curve([
        [0, -44],
        [2, -62],
        [0, -74],
      ]),
      '#5a9150',
      6,
    ),
    round(
      blob([
        [0, -70],
        [-14, -92],
        [-38, -92],
        [-28, -70],
      ]),
      '#6cbb56',
    ),
    round(
      blob([
        [0, -70],
        [14, -98],
        [40, -98],
        [30, -72],
      ]),
      '#7cc763',
    ),
    round(
      polygon([
        [-32, -46],
        [32, -46],
        [22, 0],
        [-22, 0],
      ]),
      colour,
    ),
    round(roundedRectangle(-37, -54, 74, 16, 5), lighter(colour, 0.12)),
  ],
}

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

/** Things of the open air. */
export const outdoorProps: Record<string, PropDrawing> = {
  'tree|oak|willow|olive tree': treeProp,
  'apple tree|fruit tree|fig tree': appleTree,
  'pine|fir|christmas tree': pineProp,
  'bush|hedge': bushProp,
  cloud: cloudProp,
  'flower|daisy|rose|tulip|sunflower|poppy|blossom': flower,
  'seedling|sprout|seed|plant|leaf|leaves|sapling': seedling,
  'flowerpot|flower pot|plant pot': plantPot,
  tent,
  'boat|sailboat|ship|ark': boat,
  'raft|plank|wood|firewood': raft,
  'well|fountain': well,
  'puddle|pond|water|stream': puddle,
  'rock|boulder|stones|rocks': rock,
  'nest|bird nest|hay|straw': nest,
  'bird|birds|swallow': birds,
  'dove|angel': dove,
  'star|stars': starProp,
  moon: moonProp,
  rainbow,
  'rope|string|yarn|wool|thread': rope,
  net,
  snowman,
}
