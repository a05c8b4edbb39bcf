import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { archway, curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import { cord, ringPath } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const cross = (x: number, y: number, size: number): Shape =>
  flat(
    joined([
      roundedRectangle(x - size / 6, y - size / 2, size / 3, size, 1),
      roundedRectangle(x - size / 2, y - size / 6, size, size / 3, 1),
    ]),
    '#d8493f',
  )

const hospital: PropDrawing = {
  size: 520,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#f3ece0',
  draw: (colour) => [
    round(roundedRectangle(-72, -62, 144, 62, 3), colour),
    round(roundedRectangle(-76, -66, 152, 7, 2), '#6fb0b8'),
    round(roundedRectangle(-30, -96, 60, 96, 3), lighter(colour, 0.3)),
    round(roundedRectangle(-34, -100, 68, 7, 2), '#6fb0b8'),
    flat(ellipse(0, -78, 13), '#ffffff'),
    cross(0, -78, 18),
    ...[-62, -45, 37, 54].flatMap((x) =>
      [-52, -30].map((y) => flat(roundedRectangle(x, y, 10, 14, 1.5), '#8fc3dc')),
    ),
    ...[-20, 10].map((x) => flat(roundedRectangle(x, -56, 10, 14, 1.5), '#8fc3dc')),
    flat(roundedRectangle(-13, -26, 26, 26, 2), '#4f7f96'),
    round(roundedRectangle(-20, -34, 40, 8, 3), '#d8695a'),
  ],
}

const postbox: PropDrawing = {
  size: 200,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#d2453c',
  draw: (colour) => [
    round(roundedRectangle(-26, -8, 52, 8, 3), '#3f4652'),
    round(roundedRectangle(-22, -84, 44, 78, 4), colour),
    round(archway(-28, -80, 56, 22), darker(colour, 0.88)),
    flat(roundedRectangle(-15, -72, 30, 6, 2), '#3a2a2c'),
    flat(roundedRectangle(-12, -58, 24, 18, 2), '#fdf6e6'),
    flat(
      polygon([
        [-12, -58],
        [0, -48],
        [12, -58],
      ]),
      '#d9c9ae',
    ),
    flat(roundedRectangle(-22, -24, 44, 4, 1), darker(colour, 0.76)),
  ],
}

const busStop: PropDrawing = {
  size: 250,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#3f7fc4',
  draw: (colour) => [
    round(roundedRectangle(-16, -4, 32, 5, 2), '#5d6672'),
    cord(
      [
        [0, -66],
        [0, -2],
      ],
      '#8a96a2',
      6,
    ),
    round(roundedRectangle(-27, -100, 54, 40, 7), colour),
    flat(roundedRectangle(-18, -92, 36, 20, 4), '#ffffff'),
    ...[-14, -2.5, 9].map((x) => flat(roundedRectangle(x, -89, 7, 8, 1), colour)),
    ...[-10, 10].map((x) => flat(ellipse(x, -71, 4), '#2f3a48')),
    round(roundedRectangle(-11, -50, 22, 24, 2), '#fdf6e6'),
    ...[-44, -38, -32].map((y) => flat(roundedRectangle(-7, y, 14, 2.4, 1), '#8a7a66')),
  ],
}

const trafficCone: PropDrawing = {
  size: 76,
  place: 'ground',
  colour: '#ee7a32',
  draw: (colour) => [
    round(
      polygon([
        [-9, -98],
        [9, -98],
        [32, -8],
        [-32, -8],
      ]),
      colour,
    ),
    flat(
      polygon([
        [-15, -74],
        [15, -74],
        [20, -54],
        [-20, -54],
      ]),
      '#fdf6e6',
    ),
    flat(
      polygon([
        [-25, -36],
        [25, -36],
        [29, -20],
        [-29, -20],
      ]),
      '#fdf6e6',
    ),
    round(roundedRectangle(-46, -12, 92, 12, 5), darker(colour, 0.84)),
  ],
}

const ferrisWheel: PropDrawing = {
  size: 520,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#5a86c4',
  draw: (colour) => {
    const spokes = [0, 1, 2, 3].map((index) => index * 0.785)
    const cabins = ['#d8584a', '#f2b84a', '#5aa35a', '#8a63b8']
    return [
      ...[-30, 30].map((x) =>
        cord(
          [
            [0, -55],
            [x, 0],
          ],
          '#8a6a4a',
          6,
        ),
      ),
      ...spokes.map((turn) =>
        cord(
          [onCircle([0, -55], 37, turn), onCircle([0, -55], 37, turn + Math.PI)],
          lighter(colour, 0.4),
          2.6,
        ),
      ),
      round(ringPath(0, -55, 37, 37, 4.5), colour),
      ...Array.from({ length: 8 }, (_, index) => {
        const [x, y] = onCircle([0, -55], 37, index * 0.785)
        return round(roundedRectangle(x - 7, y - 3, 14, 12, 4), cabins[index % 4] ?? '#d8584a')
      }),
      round(ellipse(0, -55, 7), '#f2c84a'),
      round(roundedRectangle(-38, -4, 76, 5, 2), '#8a6a4a'),
    ]
  },
}

const kennel: PropDrawing = {
  size: 150,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#c9564a',
  draw: (colour) => [
    round(
      polygon([
        [-56, -54],
        [0, -92],
        [56, -54],
        [56, 0],
        [-56, 0],
      ]),
      '#d3a064',
    ),
    ...[-36, -18].map((y) =>
      line(
        curve([
          [-54, y],
          [54, y],
        ]),
        '#b5814a',
        2.4,
      ),
    ),
    round(archway(-24, 0, 48, 50), '#7d5434'),
    flat(archway(-19, 0, 38, 44), '#3f2c26'),
    round(
      polygon([
        [0, -100],
        [72, -48],
        [62, -38],
        [0, -82],
        [-62, -38],
        [-72, -48],
      ]),
      colour,
    ),
    round(
      joined([
        roundedRectangle(-12, -69, 24, 7, 3),
        ...[-13, 13].flatMap((x) => [-68, -63].map((y) => ellipse(x, y, 4))),
      ]),
      '#fdf6e6',
    ),
  ],
}

/** A bell that many hear is no handbell made larger: it hangs from the beam of its frame, and its rope is at hand. */
const greatBell: PropDrawing = {
  size: 250,
  place: 'ground',
  standsAlone: true,
  colour: '#f2b93f',
  draw: (colour) => [
    ...[-1, 1].map((side) => round(roundedRectangle(side * 46 - 5, -96, 10, 96, 3), '#8a5a38')),
    ...[-1, 1].map((side) => round(roundedRectangle(side * 46 - 13, -8, 26, 8, 3), '#8a5a38')),
    round(roundedRectangle(-58, -100, 116, 11, 4), '#a8713f'),
    cord(
      [
        [0, -90],
        [0, -80],
      ],
      '#6f5138',
      6,
    ),
    round(ellipse(0, -37, 7, 8), darker(colour, 0.7)),
    round(
      polygon([
        [-8, -84],
        [8, -84],
        [17, -76],
        [21, -54],
        [32, -42],
        [32, -37],
        [-32, -37],
        [-32, -42],
        [-21, -54],
        [-17, -76],
      ]),
      colour,
    ),
    flat(roundedRectangle(-27, -48, 54, 4, 2), darker(colour, 0.82)),
    cord(
      [
        [0, -32],
        [2, -14],
      ],
      '#e8d3a0',
      4,
    ),
  ],
}

/** What stands in a town and by its streets. */
export const townProps: Record<string, PropDrawing> = {
  'great bell|tower bell|town bell': greatBell,
  'hospital|clinic': hospital,
  'postbox|pillar box': postbox,
  'bus stop': busStop,
  'traffic cone': trafficCone,
  'ferris wheel|fair': ferrisWheel,
  'dog house|doghouse|kennel': kennel,
}
