import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { ellipse, polygon } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Round, of tin, with a handle on each side. */
const washtub: PropDrawing = {
  size: 120,
  place: 'ground',
  standsAlone: true,
  colour: '#a9b4bd',
  draw: (colour) => [
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 88, -84],
          [side * 112, -70],
          [side * 86, -54],
        ],
        darker(colour, 0.7),
        8,
      ),
    ),
    round(
      polygon([
        [-94, -92],
        [94, -92],
        [72, 0],
        [-72, 0],
      ]),
      colour,
    ),
    ...[-62, -30].map((y) => flat(ellipse(0, y, 84 + y * 0.1, 5), darker(colour, 0.86))),
    round(ellipse(0, -92, 96, 17), lighter(colour, 0.24)),
    flat(ellipse(0, -90, 82, 11), darker(colour, 0.72)),
  ],
}

/** What was washed in before there were bathtubs. */
export const washtubProps: Record<string, PropDrawing> = {
  'washtub|wash tub|tin tub|wooden tub|basin': washtub,
}
