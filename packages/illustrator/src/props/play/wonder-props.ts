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
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 20, -24],
          [side * 21, -38],
          [side * 17, -50],
        ],
        '#8d7a66',
        3.4,
      ),
    ),
    round(
      blob([
        [0, -100],
        [32, -93],
        [39, -74],
        [24, -54],
        [17, -47],
        [-17, -47],
        [-24, -54],
        [-39, -74],
        [-32, -93],
      ]),
      '#fbf4e4',
    ),
    // Gores, each wider in the middle than at both ends: it is round.
    ...[-1, 0, 1].map((side) =>
      flat(
        blob([
          [side * 9, -99],
          [side * 26 + 6, -76],
          [side * 13 + 4, -48],
          [side * 13 - 4, -48],
          [side * 26 - 6, -76],
        ]),
        colour,
      ),
    ),
    round(roundedRectangle(-19, -50, 38, 5, 2.4), darker(colour, 0.86)),
    round(
      polygon([
        [-25, -27],
        [25, -27],
        [20, 0],
        [-20, 0],
      ]),
      '#c9935a',
    ),
    ...[-19, -11].map((y) => flat(roundedRectangle(-21, y, 42, 2.4, 1), '#8f6238')),
    round(roundedRectangle(-27, -29, 54, 5, 2.4), '#a8713f'),
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
