import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, place, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, curve, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import { sofa } from '../../settings/parts/seating.ts'
import type { PropDrawing } from '../prop.ts'

const sofaProp: PropDrawing = {
  size: 200,
  place: 'behind',
  colour: '#6f8fc0',
  draw: (colour) => sofa(0, 0, 1, colour),
}

const armchair: PropDrawing = {
  size: 210,
  place: 'behind',
  colour: '#c9685a',
  draw: (colour) => [
    ...[-36, 36].map((x) => round(roundedRectangle(x - 5, -10, 10, 10, 3), '#6b4a30')),
    round(roundedRectangle(-44, -100, 88, 90, 26), darker(colour, 0.92)),
    round(roundedRectangle(-34, -48, 68, 36, 12), colour),
    ...[-54, 32].map((x) => round(roundedRectangle(x, -58, 22, 50, 11), lighter(colour, 0.12))),
  ],
}

const stool: PropDrawing = {
  size: 130,
  place: 'ground',
  colour: '#b98350',
  draw: (colour) => [
    ...[-26, 0, 26].map((x) =>
      round(
        limb(
          [
            [x * 0.7, -86],
            [x * 1.3, 0],
          ],
          [9, 7],
        ),
        darker(colour, x === 0 ? 0.75 : 0.86),
      ),
    ),
    round(ellipse(0, -90, 42, 11), colour),
  ],
}

const pillow: PropDrawing = {
  size: 78,
  place: 'ground',
  colour: '#f3ead8',
  draw: (colour) => [
    round(
      blob([
        [-84, -88],
        [0, -98],
        [84, -88],
        [92, -48],
        [84, -4],
        [0, -8],
        [-84, -4],
        [-92, -48],
      ]),
      colour,
    ),
    line(
      curve([
        [-58, -64],
        [0, -54],
        [58, -64],
      ]),
      darker(colour, 0.86),
      5,
    ),
    flat(joined([ellipse(-40, -30, 7), ellipse(0, -26, 7), ellipse(40, -30, 7)]), '#8fb4d8'),
  ],
}

const shoe: PropDrawing = {
  size: 42,
  place: 'ground',
  colour: '#c9573f',
  draw: (colour) => [
    round(
      blob([
        [-84, -92],
        [-30, -92],
        [4, -54],
        [70, -44],
        [92, -14],
        [80, -4],
        [-80, -4],
        [-90, -40],
      ]),
      colour,
    ),
    flat(roundedRectangle(-88, -14, 178, 14, 7), '#f3e3c3'),
    ...[-20, 4, 28].map((x) =>
      line(
        curve([
          [x - 12, -62 + x * 0.3],
          [x, -48],
          [x + 8, -46],
        ]),
        '#fdf6e6',
        6,
      ),
    ),
  ],
}

const shoes: PropDrawing = {
  ...shoe,
  several: true,
  draw: (colour) =>
    (
      [
        [-34, -12],
        [30, 0],
      ] as const
    ).flatMap(([x, y]) => place(shoe.draw(colour), placement({ x, y, scale: 0.88 }))),
}

/** Where one rests, and what one takes off for it. */
export const comfortProps: Record<string, PropDrawing> = {
  'sofa|couch|settee': sofaProp,
  'armchair|easy chair|rocking chair': armchair,
  stool,
  'pillow|cushion|bean bag|beanbag': pillow,
  'shoe|lost shoe': shoe,
  shoes,
  'sneaker|sneakers|running shoe|trainers': { ...shoes, size: 40, colour: '#4f86c0' },
}
