import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, water } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, type Path, polygon } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { PropDrawing } from '../prop.ts'

const puddle: PropDrawing = {
  size: 26,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#7fb4d0',
  draw: (colour) => [
    water(ellipse(0, -40, 180, 40), colour),
    flat(ellipse(-40, -48, 60, 9), lighter(colour, 0.5)),
  ],
}

/** From border to border, as far as any picture reaches; the banks go up and down. */
function band(top: number, bottom: number): Path {
  const bank = (y: number, from: number, to: number): Point[] =>
    Array.from({ length: 15 }, (_, index) => {
      const x = from + ((to - from) * index) / 14
      return [x, y + Math.sin(x / 190) * 7 + Math.sin(x / 83) * 3]
    })
  return blob([...bank(top, -1300, 1300), ...bank(bottom, 1300, -1300)])
}

const river: PropDrawing = {
  several: true,
  size: 100,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  across: true,
  colour: '#6fb0d8',
  draw: (colour) => [
    flat(band(-92, 8), darker(colour, 0.86)),
    water(band(-84, 2), colour),
    ...Array.from({ length: 16 }, (_, index) => {
      const [x, y] = [-1200 + index * 160, -22 - ((index * 37) % 50)]
      return line(
        curve([
          [x, y],
          [x + 24, y - 5],
          [x + 52, y],
        ]),
        lighter(colour, 0.6),
        4,
      )
    }),
  ],
}

const path: PropDrawing = {
  ...river,
  size: 64,
  colour: '#ead2a0',
  draw: (colour) => [
    flat(band(-96, 6), darker(colour, 0.92)),
    flat(band(-84, 0), colour),
    ...Array.from({ length: 22 }, (_, index) =>
      flat(ellipse(-1250 + index * 118, -20 - ((index * 29) % 48), 15, 5), darker(colour, 0.88)),
    ),
  ],
}

const rock: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#a39a92',
  draw: (colour) => [
    round(
      blob([
        [-62, -6],
        [-54, -60],
        [-8, -98],
        [44, -74],
        [66, -10],
        [0, 2],
      ]),
      colour,
    ),
  ],
}

const nest: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#9a7247',
  draw: (colour) => [
    round(joined([ellipse(-22, -58, 17, 22), ellipse(14, -60, 17, 22)]), '#cfe4ee'),
    round(
      blob([
        [-70, -54],
        [70, -54],
        [52, -6],
        [-52, -6],
      ]),
      colour,
    ),
    line(
      curve([
        [-60, -40],
        [0, -28],
        [60, -42],
      ]),
      darker(colour, 0.76),
      5,
    ),
  ],
}

const snowman: PropDrawing = {
  size: 300,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#fbfaf6',
  draw: (colour) => [
    round(ellipse(0, -24, 34, 27), colour),
    round(ellipse(0, -58, 24, 21), colour),
    round(ellipse(0, -84, 16), colour),
    flat(joined([ellipse(-5, -88, 2), ellipse(6, -88, 2)]), '#33211c'),
    flat(
      polygon([
        [0, -84],
        [16, -81],
        [0, -79],
      ]),
      '#ee8c3a',
    ),
    line(
      curve([
        [-14, -72],
        [0, -67],
        [14, -72],
      ]),
      '#d9493f',
      6,
    ),
  ],
}

/** What lies on the ground outdoors. */
export const groundProps: Record<string, PropDrawing> = {
  'river|stream|brook|creek': river,
  'path|trail|footpath|track|pathway': path,
  'puddle|pond|water': puddle,
  'mud|mud puddle': { ...puddle, colour: '#8a6a4a' },
  'rock|boulder|rocks': rock,
  'nest|bird nest': nest,
  snowman,
}
