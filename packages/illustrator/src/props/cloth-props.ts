import { lighter } from '../drawing/colour.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { blob, curve, polyline } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

const blanket: PropDrawing = {
  size: 54,
  place: 'ground',
  colour: '#d8695a',
  draw: (colour) => [
    round(
      blob([
        [-150, -12],
        [-96, -74],
        [96, -74],
        [150, -12],
        [60, 2],
        [-60, 2],
      ]),
      colour,
    ),
    ...[-60, -20, 20, 60].map((x) =>
      line(
        polyline([
          [x * 0.9, -72],
          [x * 1.5, -4],
        ]),
        lighter(colour, 0.5),
        6,
      ),
    ),
    ...[-50, -24].map((y) =>
      line(
        curve([
          [-122 - y * 0.4 - 24, y],
          [0, y + 2],
          [122 + y * 0.4 + 24, y],
        ]),
        lighter(colour, 0.5),
        6,
      ),
    ),
  ],
}

const boots: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) =>
    [-34, 26].map((x) =>
      round(
        blob([
          [x - 16, -96],
          [x + 16, -96],
          [x + 16, -40],
          [x + 44, -20],
          [x + 42, 0],
          [x - 18, 0],
        ]),
        colour,
      ),
    ),
}

const umbrella: PropDrawing = {
  heldByFoot: true,
  size: 230,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    line(
      curve([
        [0, -70],
        [0, -8],
        [8, 0],
        [14, -8],
      ]),
      '#6b4a30',
      5,
    ),
    round(
      blob([
        [-58, -52],
        [-44, -84],
        [0, -102],
        [44, -84],
        [58, -52],
        [38, -58],
        [19, -52],
        [0, -58],
        [-19, -52],
        [-38, -58],
      ]),
      colour,
    ),
    flat(
      blob([
        [-14, -54],
        [-10, -80],
        [0, -100],
        [10, -80],
        [14, -54],
        [0, -58],
      ]),
      lighter(colour, 0.3),
    ),
  ],
}

/** Cloth, and boots. */
export const clothProps: Record<string, PropDrawing> = {
  'blanket|quilt|rug|cloth|mat': blanket,
  'boot|boots|wellies|rubber boots': boots,
  'umbrella|parasol': umbrella,
}
