import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

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

const blocks: PropDrawing = {
  several: true,
  size: 66,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(roundedRectangle(-54, -48, 48, 48, 5), colour),
    round(roundedRectangle(2, -48, 48, 48, 5), '#5a9bd4'),
    round(roundedRectangle(-28, -98, 48, 48, 5), '#f6c644'),
  ],
}

const balloon: PropDrawing = {
  heldByFoot: true,
  size: 150,
  place: 'sky',
  colour: '#e2566a',
  draw: (colour) => [
    line(
      curve([
        [0, -40],
        [8, -16],
        [-4, 8],
        [4, 40],
      ]),
      '#7d6a5a',
      2.4,
    ),
    round(ellipse(0, -72, 27, 33), colour),
    flat(ellipse(-9, -84, 6, 9, 0.4), lighter(colour, 0.5)),
    flat(
      polygon([
        [-5, -36],
        [5, -36],
        [0, -42],
      ]),
      darker(colour, 0.8),
    ),
  ],
}

/** Toys. */
export const toyProps: Record<string, PropDrawing> = {
  'ball|beach ball': ball,
  kite,
  'teddy|teddy bear|stuffed animal|toy|toys|toy bear': teddy,
  'block|blocks|building blocks|block tower|lego|legos': blocks,
  'balloon|balloons': balloon,
}
