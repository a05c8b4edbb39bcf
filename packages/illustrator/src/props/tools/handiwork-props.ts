import { darker, lighter } from '../../drawing/colour.ts'
import { flat, place, round } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import { star } from '../../people/prints.ts'
import { cord, ringPath } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const toolbox: PropDrawing = {
  size: 70,
  place: 'ground',
  tabletop: true,
  colour: '#cf4f42',
  draw: (colour) => [
    cord(
      [
        [-34, -40],
        [-40, -88],
      ],
      '#a8713f',
      9,
    ),
    round(roundedRectangle(-58, -100, 38, 15, 4), '#8fa2b0'),
    cord(
      [
        [32, -40],
        [38, -66],
      ],
      '#8fa2b0',
      7,
    ),
    cord(
      [
        [38, -66],
        [43, -92],
      ],
      '#f2b84a',
      12,
    ),
    ...[-58, 46].map((x) => round(roundedRectangle(x, -70, 12, 34, 3), darker(colour, 0.74))),
    cord(
      [
        [-50, -66],
        [50, -66],
      ],
      '#a8713f',
      10,
    ),
    round(roundedRectangle(-70, -46, 140, 46, 6), colour),
    flat(roundedRectangle(-70, -46, 140, 10, 4), lighter(colour, 0.3)),
    flat(roundedRectangle(-20, -28, 40, 16, 3), '#fdf6e6'),
  ],
}

/** Tools that lie about are none that anybody knows, least of all on a sill: they are in their box, on the ground. */
const tools: PropDrawing = { ...toolbox, size: 82, tabletop: false, several: true }

const lunchbox: PropDrawing = {
  carriedAt: 94,
  size: 60,
  place: 'ground',
  tabletop: true,
  colour: '#5d8fc0',
  draw: (colour) => [
    cord(
      [
        [-24, -68],
        [-20, -94],
        [20, -94],
        [24, -68],
      ],
      darker(colour, 0.7),
      10,
    ),
    round(roundedRectangle(-66, -76, 132, 76, 18), colour),
    flat(roundedRectangle(-66, -52, 132, 6, 2), darker(colour, 0.78)),
    flat(star([0, -23], 19), '#fdf6e6'),
    round(roundedRectangle(-12, -62, 24, 18, 5), '#f2d16b'),
  ],
}

const ruler: PropDrawing = {
  size: 44,
  place: 'ground',
  tabletop: true,
  colour: '#f0c35c',
  draw: (colour) =>
    place(
      [
        round(roundedRectangle(-104, -20, 208, 40, 4), colour),
        ...Array.from({ length: 11 }, (_, mark) =>
          flat(roundedRectangle(-93 + mark * 18, -20, 4, mark % 2 ? 11 : 18, 1), '#6d4a30'),
        ),
      ],
      placement({ y: -50, turn: -18 }),
    ),
}

const printer: PropDrawing = {
  size: 80,
  place: 'ground',
  tabletop: true,
  colour: '#8fa0b4',
  draw: (colour) => [
    round(
      polygon([
        [-36, -58],
        [-30, -100],
        [30, -100],
        [36, -58],
      ]),
      '#fdf9ee',
    ),
    round(roundedRectangle(-68, -66, 136, 58, 12), colour),
    flat(roundedRectangle(-68, -52, 136, 8, 2), darker(colour, 0.8)),
    flat(ellipse(50, -34, 6), '#7fd08a'),
    flat(roundedRectangle(-48, -34, 84, 10, 4), '#3f4652'),
    round(
      polygon([
        [-40, -30],
        [28, -30],
        [34, 0],
        [-46, 0],
      ]),
      '#fdf9ee',
    ),
    flat(
      joined([
        ellipse(-12, -18, 6),
        ellipse(-2, -18, 6),
        polygon([
          [-17, -15],
          [3, -15],
          [-7, -5],
        ]),
      ]),
      '#e0697a',
    ),
  ],
}

const needle: PropDrawing = {
  size: 50,
  place: 'ground',
  tabletop: true,
  colour: '#d8493f',
  draw: (colour) => [
    round(
      polygon([
        [-62, -2],
        [38, -88],
        [48, -78],
        [-58, 2],
      ]),
      '#9fb0bc',
    ),
    round(ringPath(48, -88, 10, 12, 8), '#9fb0bc'),
    cord(
      [
        [48, -88],
        [72, -60],
        [40, -34],
        [66, -8],
        [20, -6],
      ],
      colour,
      8,
    ),
  ],
}

const spool: PropDrawing = {
  size: 46,
  place: 'ground',
  tabletop: true,
  colour: '#4f86c0',
  draw: (colour) => [
    cord(
      [
        [30, -28],
        [58, -34],
        [56, -8],
        [78, -4],
      ],
      colour,
      6,
    ),
    round(roundedRectangle(-30, -84, 60, 70, 4), colour),
    ...[-70, -54, -38].map((y) =>
      flat(
        polygon([
          [-30, y],
          [30, y - 7],
          [30, y - 1],
          [-30, y + 6],
        ]),
        darker(colour, 0.78),
      ),
    ),
    round(roundedRectangle(-40, -100, 80, 20, 8), '#d9a35c'),
    round(roundedRectangle(-40, -20, 80, 20, 8), '#d9a35c'),
  ],
}

const windChime: PropDrawing = {
  size: 110,
  place: 'wall',
  colour: '#6fa8d0',
  draw: (colour) => [
    cord(
      [
        [0, -100],
        [0, -82],
      ],
      '#8a6442',
      4,
    ),
    ...[-30, -15, 15, 30].map((x, index) =>
      round(
        roundedRectangle(x - 5, -72, 10, [44, 56, 52, 40][index] ?? 44, 4),
        index % 2 ? lighter(colour, 0.4) : colour,
      ),
    ),
    cord(
      [
        [0, -74],
        [0, -22],
      ],
      '#8a6442',
      3,
    ),
    round(ellipse(0, -44, 11, 10), '#f2b84a'),
    round(
      polygon(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((corner) =>
          onCircle([0, -12], corner % 2 ? 7 : 15, corner * 0.628 - 1.571),
        ),
      ),
      '#e0697a',
    ),
    round(ellipse(0, -78, 42, 10), '#b98350'),
  ],
}

/** What one works, sews and measures with, and carries it in. */
export const handiworkProps: Record<string, PropDrawing> = {
  'toolbox|tool box': toolbox,
  'tool|tools': tools,
  'lunchbox|lunch box': lunchbox,
  'ruler|yardstick': ruler,
  printer,
  'needle|sewing needle': needle,
  'spool|thread|reel of thread': spool,
  'wind chime|wind chimes': windChime,
}
