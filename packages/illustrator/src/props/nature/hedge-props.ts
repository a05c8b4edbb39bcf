import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { curve, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** Clipped flat at the sides and a little uneven on top. */
const hedge: PropDrawing = {
  size: 165,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#5f9e52',
  draw: (colour) => [
    round(
      joined([
        roundedRectangle(-96, -88, 192, 88, 12),
        ...[-78, -40, 0, 40, 78].map((x, index) => ellipse(x, -84 + (index % 2) * 5, 26, 16)),
      ]),
      colour,
    ),
    ...[-70, -34, 8, 44, 76].flatMap((x, index) =>
      [-68, -42, -18].map((y, row) =>
        line(
          curve([
            [x - 9 + row * 5, y + (index % 2) * 8],
            [x + row * 5, y - 6 + (index % 2) * 8],
            [x + 9 + row * 5, y + (index % 2) * 8],
          ]),
          row % 2 ? darker(colour, 0.84) : lighter(colour, 0.22),
          2.4,
          0.8,
        ),
      ),
    ),
  ],
}

/** Split logs with their ends to the reader. */
const woodpile: PropDrawing = {
  size: 150,
  place: 'behind',
  onlyOutdoors: true,
  several: true,
  colour: '#a8713f',
  draw: (colour) =>
    [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 7 }, (_, index) => {
        const [x, y] = [-84 + index * 27 + (row % 2) * 6, -13 - row * 25]
        return [
          round(ellipse(x, y, 14.5, 13.5), darker(colour, (index + row) % 2 ? 0.78 : 0.86)),
          flat(ellipse(x, y, 10.5, 9.5), lighter(colour, 0.44)),
          flat(ellipse(x + 1, y, 5, 4.4), lighter(colour, 0.24)),
        ]
      }).flat(),
    ),
}

/** What divides two gardens. */
export const hedgeProps: Record<string, PropDrawing> = {
  hedge,
  'woodpile|log pile|pile of logs': woodpile,
}
