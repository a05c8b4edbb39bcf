import { darker, lighter } from '../../drawing/colour.ts'
import { flat, place, round } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const comb: PropDrawing = {
  size: 40,
  place: 'ground',
  tabletop: true,
  colour: '#d8785f',
  draw: (colour) => [
    ...Array.from({ length: 6 }, (_, tooth) =>
      round(
        polygon([
          [-59 + tooth * 22, -76],
          [-48 + tooth * 22, -76],
          [-50 + tooth * 22, 0],
          [-57 + tooth * 22, 0],
        ]),
        colour,
      ),
    ),
    ...[-78, 66].map((x) => round(roundedRectangle(x, -84, 14, 82, 6), darker(colour, 0.86))),
    round(roundedRectangle(-82, -100, 166, 30, 10), darker(colour, 0.86)),
  ],
}

const thermometer: PropDrawing = {
  size: 56,
  place: 'ground',
  tabletop: true,
  colour: '#d8493f',
  draw: (colour) => [
    round(roundedRectangle(-18, -102, 36, 88, 18), '#8fb0c4'),
    flat(roundedRectangle(-12, -96, 24, 80, 12), '#eef6f8'),
    round(ellipse(0, -20, 22, 20), colour),
    flat(roundedRectangle(-5, -66, 10, 50, 5), colour),
    ...[-84, -70, -56, -42].map((y) => flat(roundedRectangle(5, y, 9, 4, 1), '#5d6672')),
    flat(ellipse(-7, -26, 5, 6), lighter(colour, 0.6)),
  ],
}

const bandage: PropDrawing = {
  size: 36,
  place: 'ground',
  tabletop: true,
  colour: '#e9b78e',
  draw: (colour) =>
    place(
      [
        round(roundedRectangle(-88, -30, 176, 60, 30), colour),
        flat(roundedRectangle(-30, -30, 60, 60, 4), lighter(colour, 0.55)),
        ...[-14, 0, 14].flatMap((x) =>
          [-14, 0, 14].map((y) => flat(ellipse(x, y, 3.4), darker(colour, 0.8))),
        ),
        ...[-66, -50, 50, 66].flatMap((x) =>
          [-9, 9].map((y) => flat(ellipse(x, y, 3.4), darker(colour, 0.82))),
        ),
      ],
      placement({ y: -52, turn: -20 }),
    ),
}

/** What one looks after somebody with. */
export const careProps: Record<string, PropDrawing> = {
  comb,
  'thermometer|fever thermometer': thermometer,
  'bandage|plaster|band-aid': bandage,
}
