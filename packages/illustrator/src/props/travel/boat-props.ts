import { darker } from '../../drawing/colour.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'
import { hull, inBoat, onLogs, onSailRaft } from './afloat-rides.ts'

/** Children sail in it: it is no toy on any page, also where they mend it or have it on a rope. */
const boat: PropDrawing = {
  size: 300,
  place: 'ground',
  ride: inBoat,
  standsAlone: true,
  handle: [-58, -26],
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
    ...hull(colour),
  ],
}

const raft: PropDrawing = {
  several: true,
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

const sail: PropDrawing = {
  size: 260,
  place: 'behind',
  colour: '#fbf1dc',
  draw: (colour) => [
    round(
      limb(
        [
          [0, 0],
          [0, -100],
        ],
        [4, 3],
      ),
      '#8a5a38',
    ),
    round(
      blob([
        [3, -96],
        [30, -58],
        [42, -16],
        [3, -14],
      ]),
      colour,
    ),
    round(
      polygon([
        [-3, -84],
        [-26, -20],
        [-3, -18],
      ]),
      darker(colour, 0.94),
    ),
  ],
}

/** Logs tied together, drawn up on the bank: those who sit have room on it. */
const logRaft: PropDrawing = {
  size: 96,
  place: 'ground',
  ride: onLogs,
  standsAlone: true,
  spread: true,
  colour: '#b98350',
  draw: (colour) => [
    ...[4, 3, 2, 1, 0].map((row) =>
      round(
        roundedRectangle(-150 + row * 5, -20 - row * 20, 300 - row * 10, 22, 10),
        row % 2 ? colour : darker(colour, 0.9),
      ),
    ),
    ...[-1, 1].map((side) =>
      line(
        polyline([
          [side * 112, -99],
          [side * 120, -1],
        ]),
        '#e8d3a0',
        6,
      ),
    ),
  ],
}

/** As children build it: as large beside them as under them, so it is one raft on all pages. */
const sailRaft: PropDrawing = {
  size: 170,
  place: 'ground',
  ride: onSailRaft,
  standsAlone: true,
  handle: [-82, -16],
  colour: '#c9955c',
  draw: (colour) => [
    round(
      limb(
        [
          [4, -18],
          [4, -100],
        ],
        [5, 4],
      ),
      '#8a5a38',
    ),
    round(
      blob([
        [8, -94],
        [44, -70],
        [48, -34],
        [8, -32],
      ]),
      '#fbf1dc',
    ),
    ...[-64, -32, 0, 32, 64].map((x, index) =>
      round(ellipse(x, -10, 18, 10), index % 2 ? darker(colour, 0.9) : colour),
    ),
    round(roundedRectangle(-84, -22, 168, 10, 5), darker(colour, 0.84)),
    line(
      polyline([
        [-60, -24],
        [-60, -2],
      ]),
      '#efe0bd',
      5,
    ),
    line(
      polyline([
        [60, -24],
        [60, -2],
      ]),
      '#efe0bd',
      5,
    ),
  ],
}

/** Nobody can be in it, and everybody can hold it. */
const modelOf = ({ ride: _ridden, standsAlone: _large, handle: _rope, ...model }: PropDrawing): PropDrawing =>
  model

/** What swims and sails. */
export const boatProps: Record<string, PropDrawing> = {
  'boat|sailboat|ship': boat,
  'model ship|model boat|ship model': {
    ...modelOf(boat),
    size: 112,
    tabletop: true,
  },
  'plank|planks|wood|firewood|board of wood': raft,
  'sail|sails': sail,
  raft: sailRaft,
  'log raft': logRaft,
}
