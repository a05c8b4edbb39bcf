import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, polyline, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const WOOD = '#b98350'

const shaft = (top: number, foot: number, width = 5) =>
  round(
    limb(
      [
        [0, foot],
        [0, top],
      ],
      [width, width * 0.86],
    ),
    WOOD,
  )

const spade: PropDrawing = {
  grip: 70,
  size: 210,
  place: 'ground',
  colour: '#8fa6b5',
  draw: (colour) => [
    shaft(-94, -28),
    round(roundedRectangle(-11, -100, 22, 7, 3), darker(WOOD, 0.85)),
    round(
      blob([
        [-13, -34],
        [13, -34],
        [13, -14],
        [0, 0],
        [-13, -14],
      ]),
      colour,
    ),
    line(
      polyline([
        [0, -30],
        [0, -10],
      ]),
      darker(colour, 0.82),
      2,
    ),
  ],
}

const rake: PropDrawing = {
  grip: 62,
  size: 220,
  place: 'ground',
  colour: '#7d8f9c',
  draw: (colour) => [
    shaft(-100, -10),
    round(roundedRectangle(-20, -13, 40, 5, 2), colour),
    ...[-17, -8.5, 0, 8.5, 17].map((x) =>
      line(
        polyline([
          [x, -9],
          [x, 0],
        ]),
        colour,
        3,
      ),
    ),
  ],
}

const wateringCan: PropDrawing = {
  carriedAt: 100,
  size: 84,
  place: 'ground',
  colour: '#5aa38c',
  draw: (colour) => [
    cord(
      [
        [-44, -14],
        [-78, -48],
        [-40, -78],
      ],
      darker(colour, 0.8),
      9,
    ),
    cord(
      [
        [-34, -70],
        [0, -104],
        [34, -70],
      ],
      darker(colour, 0.8),
      8,
    ),
    round(
      limb(
        [
          [36, -20],
          [84, -78],
        ],
        [16, 9],
      ),
      darker(colour, 0.9),
    ),
    round(
      blob([
        [76, -98],
        [104, -78],
        [92, -66],
        [72, -86],
      ]),
      lighter(colour, 0.25),
    ),
    round(roundedRectangle(-46, -74, 92, 74, 14), colour),
    flat(roundedRectangle(-46, -58, 92, 7, 3), lighter(colour, 0.4)),
  ],
}

/** What a garden is worked with. */
export const gardeningProps: Record<string, PropDrawing> = {
  'spade|shovel|trowel': spade,
  'rake|pitchfork': rake,
  'watering can': wateringCan,
}
