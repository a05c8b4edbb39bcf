import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, glow, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** A table before those who sit at it: its top is seen a little from above. */
function tableBeforeThem(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2
  return [
    ...[-1, 1].map((side) =>
      round(roundedRectangle(side * (half - 34) - 10, -height, 20, height, 5), darker(colour, 0.8)),
    ),
    round(roundedRectangle(-half + 22, -height + 6, width - 44, 26, 4), darker(colour, 0.9)),
    round(
      polygon([
        [-half + 16, -height - 24],
        [half - 16, -height - 24],
        [half, -height],
        [-half, -height],
      ]),
      lighter(colour, 0.14),
    ),
    round(roundedRectangle(-half - 2, -height - 2, width + 4, 16, 6), colour),
  ]
}

const table: PropDrawing = {
  size: 170,
  place: 'behind',
  board: tableBeforeThem,
  top: { half: 78, height: 100.5 },
  standsAlone: true,
  colour: '#a8713f',
  draw: (colour) => [
    ...[-64, 64].map((x) =>
      round(
        limb(
          [
            [x, -84],
            [x, 0],
          ],
          [12, 10],
        ),
        darker(colour, 0.84),
      ),
    ),
    round(roundedRectangle(-82, -100, 164, 18, 6), colour),
  ],
}

const shelf: PropDrawing = {
  size: 120,
  place: 'wall',
  top: { half: 88, height: 56.5 },
  colour: '#a8713f',
  draw: (colour) => [
    ...[-58, 58].map((x) =>
      round(
        polygon([
          [x, -44],
          [x - Math.sign(x) * 34, -44],
          [x - Math.sign(x) * 10, -30],
          [x, -4],
        ]),
        darker(colour, 0.8),
      ),
    ),
    round(roundedRectangle(-88, -56, 176, 16, 4), colour),
  ],
}

const piano: PropDrawing = {
  size: 220,
  place: 'behind',
  top: { half: 58, height: 100.5 },
  colour: '#6b4a3c',
  draw: (colour) => [
    round(roundedRectangle(-60, -100, 120, 100, 5), colour),
    flat(roundedRectangle(-58, -58, 116, 14, 2), '#f7f1e6'),
    ...Array.from({ length: 10 }, (_, index) =>
      flat(roundedRectangle(-52 + index * 11, -58, 5, 8, 1), '#2b2430'),
    ),
  ],
}

const fireplace: PropDrawing = {
  size: 300,
  place: 'behind',
  top: { half: 60, height: 100.5 },
  colour: '#b5765a',
  shines: true,
  draw: (colour) => [
    round(roundedRectangle(-56, -88, 112, 88, 4), colour),
    flat(roundedRectangle(-32, -60, 64, 60, 12), '#3f2a28'),
    glow(0, -20, 44, '#ffae4a', 0.8),
    flat(
      blob([
        [0, -48],
        [16, -20],
        [8, -4],
        [-8, -4],
        [-16, -20],
      ]),
      '#f2873a',
    ),
    flat(
      blob([
        [2, -30],
        [8, -14],
        [0, -4],
        [-7, -12],
      ]),
      '#ffd35c',
    ),
    round(roundedRectangle(-64, -100, 128, 16, 4), darker(colour, 0.8)),
  ],
}

/** A shelf on the wall, which a room has besides its bookcase. */
const highShelf: PropDrawing = { ...shelf }

/** Furniture. */
export const furnitureProps: Record<string, PropDrawing> = {
  'table|desk|counter|workbench': table,
  'shelf|bookshelf|shelves': shelf,
  'high shelf': highShelf,
  'piano|organ': piano,
  'fireplace|hearth|chimney': fireplace,
}
