import { darker, lighter } from '../../drawing/colour.ts'
import { flat, glow, line, pieceOf, round, type Shape, shining } from '../../drawing/shape.ts'
import { archway, blob, curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import { star } from '../../people/prints.ts'
import { bush } from './plants.ts'
import { beam, stroke } from './timber.ts'

const papers = ['#fdf6e6', '#f9e2a8', '#d6e8f2', '#f6d3d6', '#dcebcf'] as const
const paints = ['#d8584a', '#5a9bd4', '#6cab5c', '#f2b84a', '#8a63b8'] as const

/** A hearth of bricks under a shelf; the middle of its foot stands at x, y. Where it burns, the room is warm. */
export function hearth(x: number, y: number, burns: boolean): Shape[] {
  const flame = (half: number, tall: number) =>
    blob([
      [x - half, y - 22],
      [x - half * 0.6, y - tall * 0.6],
      [x + half * 0.1, y - tall],
      [x + half * 0.7, y - tall * 0.5],
      [x + half, y - 22],
    ])
  return pieceOf('fireplace', [
    round(roundedRectangle(x - 130, y - 300, 260, 300, 6), '#c58a6a'),
    ...[0, 1, 2, 3, 4].flatMap((row) =>
      [-1, 0, 1, 2].map((column) =>
        flat(
          roundedRectangle(x - 120 + column * 62 + (row % 2) * 28, y - 288 + row * 58, 46, 20, 4),
          darker('#c58a6a', row % 2 ? 0.9 : 0.84),
          0.7,
        ),
      ),
    ),
    flat(archway(x - 84, y, 168, 190), '#4a3a34'),
    ...(burns
      ? [
          ...shining(flame(46, 124), '#f08a3a'),
          ...shining(flame(26, 84), '#ffd45a'),
          glow(x, y - 60, 210, '#ffb45e', 0.5),
        ]
      : []),
    beam([x - 54, y - 14], [x + 54, y - 22], 22, '#7a5238'),
    beam([x - 40, y - 26], [x + 46, y - 12], 20, '#8a6244'),
    round(roundedRectangle(x - 148, y - 316, 296, 26, 6), '#8a5a38'),
  ])
}

/** A tall clock that stands on the floor. */
export function tallClock(x: number, y: number): Shape[] {
  const dial: Point = [x, y - 356]
  return pieceOf('clock', [
    round(roundedRectangle(x - 44, y - 320, 88, 300, 6), '#8f5c38'),
    round(roundedRectangle(x - 56, y - 34, 112, 34, 5), '#7a4c2e'),
    round(archway(x - 60, y - 290, 120, 146), '#9c6840'),
    flat(ellipse(...dial, 42), '#fdf6e6'),
    stroke(dial, onCircle(dial, 30, -1.9), 5, '#4a4a58'),
    stroke(dial, onCircle(dial, 22, 0.3), 6, '#4a4a58'),
    flat(roundedRectangle(x - 26, y - 272, 52, 200, 8), '#5d3d28'),
    stroke([x, y - 268], [x + 6, y - 120], 5, '#e3b548'),
    round(ellipse(x + 7, y - 114, 17), '#e3b548'),
  ])
}

/** A round clock on the wall. */
export function wallClock(x: number, y: number, size: number): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  return pieceOf('clock', [
    round(ellipse(x, y, 50 * size), '#b5654a'),
    flat(ellipse(x, y, 40 * size), '#fdf6e6'),
    stroke(at(0, 0), at(0, -28), 5 * size, '#4a4a58'),
    stroke(at(0, 0), at(18, 10), 6 * size, '#4a4a58'),
  ])
}

/** Sheets that children have painted, pinned to the wall: a house, a sun, a heart, a star. */
export const pinnedDrawings = (x: number, y: number, size: number, count = 4): Shape[] =>
  Array.from({ length: count }, (_, index) => {
    const [left, top] = [x + index * 104 * size, y + (index % 2) * 26 * size]
    const [middle, centre] = [left + 42 * size, top + 52 * size]
    const paint = paints[index % paints.length] ?? '#d8584a'
    const drawn = [
      polygon([
        [middle - 24 * size, centre + 22 * size],
        [middle - 24 * size, centre - 4 * size],
        [middle, centre - 26 * size],
        [middle + 24 * size, centre - 4 * size],
        [middle + 24 * size, centre + 22 * size],
      ]),
      ellipse(middle, centre, 22 * size),
      star([middle, centre], 26 * size),
      joined([
        ellipse(middle, centre, 9 * size),
        ...[0, 1, 2, 3, 4].map((petal) =>
          ellipse(...onCircle([middle, centre], 17 * size, petal * 1.257), 9 * size),
        ),
      ]),
    ][index % 4]
    return pieceOf('picture', [
      round(
        roundedRectangle(left, top, 84 * size, 104 * size, 3),
        papers[index % papers.length] ?? '#fdf6e6',
      ),
      ...(drawn ? [flat(drawn, paint)] : []),
      flat(ellipse(middle, top + 8 * size, 5 * size), '#c9573f'),
    ])
  }).flat()

/** Leaves that hang from a pot on a cord. */
export const hangingPlant = (x: number, top: number, length: number): Shape[] =>
  pieceOf('plant', [
    stroke([x, top], [x - 30, top + length], 3, '#8a6a4a'),
    stroke([x, top], [x + 30, top + length], 3, '#8a6a4a'),
    ...[-44, -20, 8, 34].map((dx, index) =>
      beam([x + dx * 0.6, top + length], [x + dx * 1.3, top + length + 70 + (index % 2) * 34], 20, '#7ab86a'),
    ),
    bush(x, top + length - 12, 0.62, '#6aa558'),
    round(
      polygon([
        [x - 36, top + length],
        [x + 36, top + length],
        [x + 24, top + length + 44],
        [x - 24, top + length + 44],
      ]),
      '#c9744a',
    ),
  ])

/** Pans and ladles on a rail. */
export const hungPans = (from: number, to: number, y: number): Shape[] => [
  beam([from, y], [to, y], 10, '#8a8a98'),
  ...Array.from({ length: Math.floor((to - from) / 84) }, (_, index) => {
    const x = from + 46 + index * 84
    const colour = ['#b5654a', '#7f8fa0', '#d9a53c', '#6b6670'][index % 4] ?? '#7f8fa0'
    return [
      stroke([x, y + 4], [x, y + 60], 7, darker(colour, 0.8)),
      index % 2 ? round(ellipse(x, y + 78, 20, 16), colour) : round(ellipse(x, y + 88, 34), colour),
      ...(index % 2 ? [] : [flat(ellipse(x, y + 88, 24), lighter(colour, 0.2))]),
    ]
  }).flat(),
]

/** Boards with plates and cups on them; the left end of the upper one is at x, y. */
export const plateRack = (x: number, y: number, width: number): Shape[] =>
  [0, 1].flatMap((row) => {
    const shelf = y + row * 124
    const count = Math.floor(width / 78)
    return [
      ...Array.from({ length: count }, (_, index) => {
        const [middle, colour] = [x + 42 + index * 78, paints[(index + row * 2) % paints.length] ?? '#5a9bd4']
        if ((index + row) % 3 === 2)
          return [
            round(roundedRectangle(middle - 20, shelf - 40, 40, 40, 8), lighter(colour, 0.3)),
            line(
              curve([
                [middle + 20, shelf - 32],
                [middle + 36, shelf - 22],
                [middle + 20, shelf - 10],
              ]),
              lighter(colour, 0.3),
              7,
            ),
          ]
        return [
          round(ellipse(middle, shelf - 34, 33), '#fdf6e6'),
          flat(ellipse(middle, shelf - 34, 22), lighter(colour, 0.45)),
          flat(ellipse(middle, shelf - 34, 8), colour),
        ]
      }).flat(),
      round(roundedRectangle(x, shelf, width, 16, 4), '#a8713f'),
    ]
  })

/** A map of land and sea on two rods. */
export function wallMap(x: number, y: number, width: number, height: number): Shape[] {
  const at = (across: number, down: number): Point => [x + width * across, y + height * down]
  return [
    flat(roundedRectangle(x, y, width, height, 4), '#b9dcea'),
    flat(
      joined([
        blob([at(0.1, 0.2), at(0.3, 0.16), at(0.36, 0.4), at(0.24, 0.56), at(0.28, 0.86), at(0.18, 0.7)]),
        blob([at(0.5, 0.22), at(0.86, 0.18), at(0.9, 0.44), at(0.68, 0.56), at(0.62, 0.84), at(0.48, 0.5)]),
        ellipse(...at(0.84, 0.76), width * 0.07, height * 0.08),
      ]),
      '#9cc06a',
    ),
    ...[y, y + height].map((rod) => beam([x - 14, rod], [x + width + 14, rod], 14, '#8a5a38')),
  ]
}

/** A row of jars and tins of paint with drips on a shelf. */
export const paintShelf = (x: number, y: number, width: number): Shape[] => [
  ...Array.from({ length: Math.floor(width / 62) }, (_, index) => {
    const left = x + 10 + index * 62
    const tall = 40 + (index % 3) * 14
    return [
      round(roundedRectangle(left, y - tall, 46, tall, 5), '#b9c6cf'),
      flat(roundedRectangle(left, y - tall, 46, 16, 5), paints[index % paints.length] ?? '#d8584a'),
      flat(ellipse(left + 14, y - tall + 18, 6, 12), paints[index % paints.length] ?? '#d8584a'),
    ]
  }).flat(),
  round(roundedRectangle(x, y, width, 16, 4), '#8a5a38'),
]
