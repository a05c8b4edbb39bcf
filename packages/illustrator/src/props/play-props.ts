import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

const ball: PropDrawing = {
  size: 62,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(ellipse(0, -50, 50), colour),
    flat(
      blob([
        [-18, -98],
        [18, -98],
        [26, -50],
        [18, -2],
        [-18, -2],
        [-26, -50],
      ]),
      '#fdf6e6',
    ),
    flat(ellipse(0, -50, 13), '#f6c644'),
  ],
}

const kite: PropDrawing = {
  heldByFoot: true,
  size: 130,
  place: 'sky',
  colour: '#e2603f',
  draw: (colour) => [
    line(
      curve([
        [0, -30],
        [22, 10],
        [-6, 50],
        [16, 96],
      ]),
      '#7d6a5a',
      3,
    ),
    ...[14, 46, 78].map((y, index) =>
      flat(
        joined([ellipse(-4, y, 11, 6, 0.5), ellipse(12, y, 11, 6, -0.5)]),
        index % 2 ? '#f6c644' : '#5a9bd4',
      ),
    ),
    round(
      polygon([
        [0, -110],
        [46, -66],
        [0, -4],
        [-46, -66],
      ]),
      colour,
    ),
    flat(
      polygon([
        [0, -110],
        [46, -66],
        [0, -66],
      ]),
      '#f6c644',
    ),
    flat(
      polygon([
        [0, -66],
        [-46, -66],
        [0, -4],
      ]),
      '#5a9bd4',
    ),
  ],
}

const teddy: PropDrawing = {
  size: 84,
  place: 'ground',
  colour: '#b98350',
  draw: (colour) => [
    round(
      joined([
        ellipse(-22, -92, 11),
        ellipse(22, -92, 11),
        ellipse(-34, -38, 12, 17, 0.5),
        ellipse(34, -38, 12, 17, -0.5),
        ellipse(-20, -8, 17, 11),
        ellipse(20, -8, 17, 11),
      ]),
      darker(colour, 0.94),
    ),
    round(ellipse(0, -30, 30, 31), colour),
    round(ellipse(0, -74, 31, 28), colour),
    flat(ellipse(0, -66, 15, 11), lighter(colour, 0.55)),
    flat(joined([ellipse(-11, -80, 3.6), ellipse(11, -80, 3.6), ellipse(0, -70, 4.6, 3.4)]), '#33211c'),
  ],
}

const doll: PropDrawing = {
  size: 88,
  place: 'ground',
  colour: '#b58be0',
  draw: (colour) => [
    round(ellipse(0, -76, 27, 24), '#6b4128'),
    round(ellipse(0, -72, 20), '#f6c9a0'),
    round(
      blob([
        [-12, -54],
        [12, -54],
        [34, -4],
        [-34, -4],
      ]),
      colour,
    ),
    flat(joined([ellipse(-7, -72, 2.6), ellipse(7, -72, 2.6)]), '#33211c'),
  ],
}

const blocks: PropDrawing = {
  size: 66,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(roundedRectangle(-54, -48, 48, 48, 5), colour),
    round(roundedRectangle(2, -48, 48, 48, 5), '#5a9bd4'),
    round(roundedRectangle(-28, -98, 48, 48, 5), '#f6c644'),
  ],
}

const bicycle: PropDrawing = {
  size: 210,
  place: 'behind',
  colour: '#d9493f',
  draw: (colour) => [
    ...[-46, 46].flatMap((x) => [
      line(ellipse(x, -30, 29), '#4a4a58', 5),
      line(ellipse(x, -30, 4), '#8a8a98', 3),
    ]),
    line(
      polyline([
        [-46, -30],
        [-22, -68],
        [30, -68],
        [0, -30],
        [-46, -30],
      ]),
      colour,
      6,
    ),
    line(
      polyline([
        [0, -30],
        [-24, -76],
      ]),
      colour,
      6,
    ),
    line(
      polyline([
        [46, -30],
        [28, -86],
        [44, -92],
      ]),
      colour,
      6,
    ),
    round(ellipse(-26, -78, 14, 5), '#4a3a34'),
  ],
}

const cart: PropDrawing = {
  size: 140,
  place: 'ground',
  colour: '#b5633f',
  draw: (colour) => [
    line(
      polyline([
        [54, -50],
        [96, -84],
      ]),
      '#8a5a38',
      8,
    ),
    round(
      polygon([
        [-64, -82],
        [64, -82],
        [52, -30],
        [-52, -30],
      ]),
      colour,
    ),
    ...[-34, 34].flatMap((x) => [round(ellipse(x, -22, 22), '#6b4a30'), flat(ellipse(x, -22, 8), '#c9a66b')]),
  ],
}

const swing: PropDrawing = {
  size: 380,
  place: 'behind',
  colour: '#a8713f',
  draw: (colour) => [
    ...[-44, 44].map((x) =>
      round(
        limb(
          [
            [x * 0.84, -98],
            [x, 0],
          ],
          [4, 4.6],
        ),
        colour,
      ),
    ),
    round(roundedRectangle(-42, -100, 84, 5, 2), colour),
    ...[-13, 13].map((x) =>
      line(
        polyline([
          [x, -96],
          [x, -30],
        ]),
        '#7d6a5a',
        1.6,
      ),
    ),
    round(roundedRectangle(-18, -31, 36, 5, 2), '#d9493f'),
  ],
}

const umbrella: PropDrawing = {
  heldByFoot: true,
  size: 230,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    line(
      curve([
        [0, -70],
        [0, -8],
        [8, 0],
        [14, -8],
      ]),
      '#6b4a30',
      5,
    ),
    round(
      blob([
        [-58, -52],
        [-44, -84],
        [0, -102],
        [44, -84],
        [58, -52],
        [38, -58],
        [19, -52],
        [0, -58],
        [-19, -52],
        [-38, -58],
      ]),
      colour,
    ),
    flat(
      blob([
        [-14, -54],
        [-10, -80],
        [0, -100],
        [10, -80],
        [14, -54],
        [0, -58],
      ]),
      lighter(colour, 0.3),
    ),
  ],
}

const brush: PropDrawing = {
  size: 66,
  place: 'ground',
  colour: '#5a9bd4',
  draw: (colour) => [
    round(
      limb(
        [
          [30, -98],
          [-6, -30],
        ],
        [8, 9],
      ),
      '#c98f55',
    ),
    round(
      limb(
        [
          [-4, -34],
          [-22, -2],
        ],
        [16, 5],
      ),
      colour,
    ),
  ],
}

const tools: PropDrawing = {
  size: 60,
  place: 'ground',
  colour: '#8fa6b5',
  draw: (colour) => [
    round(
      limb(
        [
          [-20, -2],
          [16, -74],
        ],
        [12, 12],
      ),
      '#a8713f',
    ),
    round(
      polygon([
        [-6, -92],
        [36, -70],
        [28, -52],
        [-16, -74],
      ]),
      colour,
    ),
  ],
}

/** Toys, instruments, festive things and tools. */
export const playProps: Record<string, PropDrawing> = {
  'ball|football|soccer ball|marble': ball,
  kite,
  'teddy|teddy bear|stuffed animal|toy|toys|toy bear': teddy,
  doll,
  'block|blocks|bricks|tower|puzzle': blocks,
  'bicycle|bike|scooter|tricycle': bicycle,
  'cart|wagon|wheelbarrow|toy car|car': cart,
  swing,
  umbrella,
  'brush|paintbrush|crayon|pencil|pen|chalk': brush,
  'hammer|tool|tools|saw': tools,
}
