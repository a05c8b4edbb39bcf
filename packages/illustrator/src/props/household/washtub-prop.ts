import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, round, type Shape } from '../../drawing/shape.ts'
import { ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const outside = (colour: Colour): Shape[] => [
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
]

const inside = (colour: Colour): Shape[] => [
  round(ellipse(0, -92, 96, 17), lighter(colour, 0.24)),
  flat(ellipse(0, -90, 82, 11), '#8fbdd6'),
]

/** Round, of tin, with a handle on each side, and full of water. */
const washtub: PropDrawing = {
  size: 120,
  place: 'ground',
  standsAlone: true,
  forFeet: { inside, outside },
  colour: '#a9b4bd',
  draw: (colour) => [...outside(colour), ...inside(colour)],
}

const foam = (y: number, from: number, many: number): Shape[] =>
  Array.from({ length: many }, (_, index) => {
    const [x, size] = [from + index * 27, 15 + ((index * 7) % 9)]
    return round(ellipse(x, y - (index % 3) * 5, size, size * 0.8), index % 2 ? '#ffffff' : '#e6f4fa')
  })

const tubBehind = (colour: Colour): Shape[] => [
  round(ellipse(0, -92, 150, 16), darker(colour, 0.94)),
  round(ellipse(0, -90, 138, 11), '#9fd0e6'),
  ...foam(-92, -118, 10),
]

const tubBefore = (colour: Colour): Shape[] => [
  ...[-104, 104].map((x) => round(ellipse(x, -3, 15, 8), '#d9b45a')),
  round(
    polygon([
      [-146, -90],
      [146, -90],
      [126, -18],
      [104, -6],
      [-104, -6],
      [-126, -18],
    ]),
    colour,
  ),
  ...foam(-88, -128, 4),
  ...foam(-88, 50, 4),
  round(roundedRectangle(-156, -90, 312, 13, 6), lighter(colour, 0.3)),
]

/** White, full of water and bubbles. */
const bubbleBath: PropDrawing = {
  size: 170,
  place: 'ground',
  standsAlone: true,
  bath: { inside: tubBehind, outside: tubBefore },
  colour: '#f4f1ea',
  draw: (colour) => [...tubBehind(colour), ...tubBefore(colour)],
}

/** What was washed in before there were bathtubs, and a bath that is full. */
export const washtubProps: Record<string, PropDrawing> = {
  'bubble bath|bath with bubbles|full bath': bubbleBath,
  'washtub|wash tub|tin tub|wooden tub|basin': washtub,
}
