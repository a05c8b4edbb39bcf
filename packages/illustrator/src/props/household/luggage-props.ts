import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { archway, blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing, Ride } from '../prop.ts'

/** Its patch and its creases. */
const sackcloth = (colour: Colour): Shape[] => [
  flat(roundedRectangle(4, -44, 24, 20, 3), lighter(colour, 0.35)),
  line(
    curve([
      [-30, -56],
      [-24, -32],
      [-28, -10],
    ]),
    darker(colour, 0.78),
    3,
  ),
]

/** Open at the top, with both legs in it: its far rim, and all that is before whoever hops. */
const hoppedIn: Ride = {
  seat: [0, 0],
  bar: [28, -98],
  legs: 'hops',
  draw: (colour) => [round(ellipse(0, -97, 39, 8), darker(colour, 0.6))],
  front: (colour) => [
    round(
      blob([
        [-39, -98],
        [0, -89],
        [39, -98],
        [42, -50],
        [36, -3],
        [0, 1],
        [-36, -3],
        [-42, -50],
      ]),
      colour,
    ),
    ...sackcloth(colour),
  ],
}

const sack: PropDrawing = {
  size: 100,
  place: 'ground',
  colour: '#c9a873',
  ride: hoppedIn,
  draw: (colour) => [
    round(
      blob([
        [-16, -82],
        [-30, -100],
        [0, -94],
        [30, -100],
        [16, -82],
      ]),
      darker(colour, 0.9),
    ),
    round(
      blob([
        [-16, -80],
        [16, -80],
        [46, -50],
        [44, -4],
        [0, 1],
        [-44, -4],
        [-46, -50],
      ]),
      colour,
    ),
    cord(
      [
        [-19, -80],
        [0, -76],
        [19, -80],
      ],
      '#8a5a38',
      7,
    ),
    ...sackcloth(colour),
  ],
}

const bag: PropDrawing = {
  carriedAt: 98,
  size: 90,
  place: 'ground',
  colour: '#c98f5a',
  draw: (colour) => [
    cord(
      [
        [-26, -60],
        [-20, -98],
        [20, -98],
        [26, -60],
      ],
      darker(colour, 0.75),
      8,
    ),
    round(
      polygon([
        [-48, -66],
        [48, -66],
        [42, 0],
        [-42, 0],
      ]),
      colour,
    ),
    flat(
      polygon([
        [-47, -58],
        [47, -58],
        [46, -46],
        [-46, -46],
      ]),
      lighter(colour, 0.4),
    ),
    flat(ellipse(0, -24, 11), lighter(colour, 0.4)),
  ],
}

const chest: PropDrawing = {
  standsAlone: true,
  size: 110,
  place: 'ground',
  colour: '#9a6238',
  draw: (colour) => [
    round(
      blob([
        [-78, -56],
        [-70, -92],
        [0, -102],
        [70, -92],
        [78, -56],
      ]),
      lighter(colour, 0.1),
    ),
    round(roundedRectangle(-80, -60, 160, 60, 6), colour),
    ...[-52, 52].map((x) => flat(roundedRectangle(x - 7, -94, 14, 94, 3), '#d9a53f')),
    flat(roundedRectangle(-80, -62, 160, 7, 2), darker(colour, 0.6)),
    round(roundedRectangle(-14, -68, 28, 30, 6), '#e9b93f'),
    flat(archway(-4, -44, 8, 16), '#4a3024'),
  ],
}

/** What one packs, ties up and locks. */
export const luggageProps: Record<string, PropDrawing> = {
  'sack|grain sack|flour|sugar': sack,
  'bag|tote bag|cloth bag': bag,
  'chest|treasure chest|trunk|toy chest|toy box': chest,
}
