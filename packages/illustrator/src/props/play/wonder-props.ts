import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, ellipse, joined, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import { cord, ringPath } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const hotAirBalloon: PropDrawing = {
  size: 165,
  place: 'sky',
  onlyOutdoors: true,
  colour: '#d9493f',
  draw: (colour) => [
    ...[-9, 9].map((x) =>
      line(
        polyline([
          [x * 1.6, -34],
          [x, -14],
        ]),
        '#8d7a66',
        2,
      ),
    ),
    round(
      blob([
        [0, -100],
        [34, -86],
        [38, -58],
        [16, -32],
        [-16, -32],
        [-38, -58],
        [-34, -86],
      ]),
      colour,
    ),
    flat(
      blob([
        [0, -100],
        [14, -84],
        [15, -58],
        [7, -32],
        [-7, -32],
        [-15, -58],
        [-14, -84],
      ]),
      '#f6d27a',
    ),
    round(roundedRectangle(-11, -15, 22, 15, 4), '#a8713f'),
  ],
}

/** A balloon that somebody has made in a room: a checked tablecloth, blown up, on strings over the laundry basket. */
const tableclothBalloon: PropDrawing = {
  size: 340,
  place: 'behind',
  standsAlone: true,
  colour: '#d9493f',
  draw: (colour) => [
    ...[-20, 20].map((x) =>
      line(
        polyline([
          [x, -46],
          [x * 0.9, -22],
        ]),
        '#8d7a66',
        2,
      ),
    ),
    round(
      blob([
        [0, -100],
        [32, -92],
        [36, -68],
        [22, -44],
        [-22, -44],
        [-36, -68],
        [-32, -92],
      ]),
      '#fbf4e4',
    ),
    ...[-20, 0, 20].map((x) =>
      flat(
        blob([
          [x - 4, x === 0 ? -99 : -93],
          [x + 4, x === 0 ? -99 : -93],
          [x + 4, -68],
          [x * 0.8 + 4, -45],
          [x * 0.8 - 4, -45],
          [x - 4, -68],
        ]),
        colour,
        0.85,
      ),
    ),
    ...(
      [
        [-84, 31],
        [-68, 34],
        [-54, 27],
      ] as const
    ).map(([y, half]) => flat(roundedRectangle(-half, y, 2 * half, 6, 2), colour, 0.55)),
    round(roundedRectangle(-24, -24, 48, 24, 5), '#c9935a'),
    ...[-16, -8].map((y) => flat(roundedRectangle(-22, y, 44, 2.4, 1), '#8f6238')),
  ],
}

const pinwheel: PropDrawing = {
  heldByFoot: true,
  size: 110,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    cord(
      [
        [0, 0],
        [0, -64],
      ],
      '#a8713f',
      5,
    ),
    ...[colour, '#f6c644', '#6fb0d8', '#7dbb6a'].map((sail, index) => {
      const turn = (index * Math.PI) / 2
      const hub: Point = [0, -66]
      return round(
        polygon([hub, onCircle(hub, 34, turn), onCircle(hub, 30, turn + 0.7), onCircle(hub, 12, turn + 1)]),
        sail,
      )
    }),
    flat(ellipse(0, -66, 4.5), '#fdf6e6'),
  ],
}

const hoop: PropDrawing = {
  size: 190,
  place: 'ground',
  colour: '#e2766a',
  draw: (colour) => [round(ringPath(0, -50, 46, 46, 6), colour)],
}

const starfish: PropDrawing = {
  size: 50,
  place: 'ground',
  colour: '#e8893a',
  draw: (colour) => [
    round(
      blob(
        Array.from({ length: 10 }, (_, step) =>
          onCircle([0, -50], step % 2 ? 24 : 54, -Math.PI / 2 + (step * Math.PI) / 5),
        ),
      ),
      colour,
    ),
    flat(
      joined([0, 1, 2, 3, 4].map((arm) => ellipse(...onCircle([0, -50], 24, -Math.PI / 2 + arm * 1.257), 5))),
      lighter(colour, 0.45),
    ),
  ],
}

const easterEgg: PropDrawing = {
  size: 38,
  place: 'ground',
  tabletop: true,
  colour: '#8fb8dc',
  draw: (colour) => [
    round(ellipse(0, -50, 39, 50), colour),
    flat(roundedRectangle(-37, -64, 74, 12, 6), '#f6d27a'),
    flat(roundedRectangle(-37, -38, 74, 12, 6), '#e58a94'),
    flat(joined([-20, 0, 20].map((x) => ellipse(x, -45, 5))), '#fdf6e6'),
  ],
}

const marshmallows: PropDrawing = {
  several: true,
  size: 44,
  place: 'ground',
  tabletop: true,
  colour: '#f7efe6',
  draw: (colour) =>
    (
      [
        [-40, -50, colour],
        [40, -50, '#f2c4c8'],
        [0, -100, colour],
      ] as const
    ).flatMap(([x, y, sugar]) => [
      round(roundedRectangle(x - 34, y, 68, 50, 14), darker(sugar, 0.95)),
      flat(ellipse(x, y + 12, 26, 8), lighter(sugar, 0.5)),
    ]),
}

/** Small wonders. */
export const wonderProps: Record<string, PropDrawing> = {
  'hot air balloon|hot-air balloon': hotAirBalloon,
  'tablecloth balloon': tableclothBalloon,
  'pinwheel|toy windmill': pinwheel,
  'hula hoop|hoop': hoop,
  'starfish|sea star': starfish,
  'easter egg|painted egg|chocolate egg': easterEgg,
  'marshmallow|marshmallows': marshmallows,
}
