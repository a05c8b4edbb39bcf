import { darker } from '../drawing/colour.ts'
import { line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

const boat: PropDrawing = {
  size: 300,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#a8693c',
  draw: (colour) => [
    round(
      limb(
        [
          [0, -98],
          [0, -20],
        ],
        [3.4, 4],
      ),
      '#8a5a38',
    ),
    round(
      blob([
        [4, -94],
        [38, -60],
        [44, -32],
        [4, -32],
      ]),
      '#fbf1dc',
    ),
    round(
      blob([
        [-4, -88],
        [-24, -58],
        [-30, -32],
        [-4, -32],
      ]),
      '#f3d9a8',
    ),
    round(
      blob([
        [-62, -28],
        [0, -20],
        [62, -28],
        [44, -2],
        [-44, -2],
      ]),
      colour,
    ),
    line(
      curve([
        [-56, -18],
        [0, -11],
        [56, -18],
      ]),
      darker(colour, 0.76),
      2.2,
    ),
  ],
}

const raft: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#b98350',
  draw: (colour) =>
    [0, 1, 2, 3].map((row) =>
      round(
        roundedRectangle(-130 + row * 8, -26 - row * 22, 260 - row * 16, 24, 11),
        row % 2 ? colour : darker(colour, 0.9),
      ),
    ),
}

/** What swims. */
export const boatProps: Record<string, PropDrawing> = {
  'boat|sailboat|ship|ark': boat,
  'plank|planks|wood|firewood|board of wood': raft,
}
