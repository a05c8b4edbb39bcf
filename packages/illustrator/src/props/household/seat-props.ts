import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'
import { crateProp } from './crate-prop.ts'
import { doorstepProp } from './doorstep-prop.ts'

/** As wide as one who sits needs it, in figure units. */
const CHAIR = 165

/** A chair under whoever sits on it, seen from the front. */
function chairFor(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2
  return [
    ...[-1, 1].map((side) =>
      round(
        roundedRectangle(side * (half - 12) - 7, -height * 2.9, 14, height * 2.9, 5),
        darker(colour, 0.8),
      ),
    ),
    round(roundedRectangle(-half + 4, -height * 2.8, width - 8, height * 0.5, 9), lighter(colour, 0.06)),
    round(roundedRectangle(-half, -height, width, Math.max(14, height * 0.18), 7), lighter(colour, 0.12)),
  ]
}

const chair: PropDrawing = {
  size: 230,
  place: 'behind',
  seat: chairFor,
  seatOfOne: CHAIR,
  colour: '#a8713f',
  draw: (colour) => [
    ...[-20, 18].map((x) =>
      round(
        limb(
          [
            [x, -44],
            [x, 0],
          ],
          [6, 5],
        ),
        darker(colour, 0.84),
      ),
    ),
    round(roundedRectangle(-24, -98, 46, 50, 6), colour),
    flat(roundedRectangle(-16, -90, 30, 34, 4), lighter(colour, 0.25)),
    round(roundedRectangle(-27, -50, 54, 10, 4), lighter(colour, 0.1)),
  ],
}

const bench: PropDrawing = {
  size: 150,
  place: 'behind',
  standsAlone: true,
  seat: benchFor,
  colour: '#94653f',
  draw: (colour) => [
    ...[-70, 70].map((x) => round(roundedRectangle(x - 7, -60, 14, 60, 3), darker(colour, 0.82))),
    ...[-96, -76].map((y) => round(roundedRectangle(-92, y, 184, 14, 4), colour)),
    round(roundedRectangle(-96, -56, 192, 16, 5), lighter(colour, 0.1)),
  ],
}

/** What people sit on side by side, seen from the front: the back of it, the boards, and a leg at each end. */
function benchFor(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2
  return [
    ...[-1, 1].map((side) =>
      round(
        roundedRectangle(side * (half - 30) - 9, -height * 1.9, 18, height * 1.9, 4),
        darker(colour, 0.78),
      ),
    ),
    ...[1.86, 1.5].map((up) =>
      round(roundedRectangle(-half, -height * up, width, height * 0.24, 7), darker(colour, 0.94)),
    ),
    round(
      roundedRectangle(-half - 4, -height, width + 8, Math.max(16, height * 0.2), 8),
      lighter(colour, 0.1),
    ),
  ]
}

const bedProp: PropDrawing = {
  size: 190,
  place: 'behind',
  standsAlone: true,
  colour: '#6f8fc0',
  draw: (colour) => [
    round(roundedRectangle(-92, -100, 16, 100, 6), '#a8713f'),
    round(roundedRectangle(76, -64, 14, 64, 6), '#a8713f'),
    round(roundedRectangle(-84, -54, 168, 36, 8), '#f5ead6'),
    round(ellipse(-56, -62, 24, 13), '#ffffff'),
    round(
      blob([
        [-30, -60],
        [60, -62],
        [84, -50],
        [84, -14],
        [-30, -14],
      ]),
      colour,
    ),
  ],
}

const cradle: PropDrawing = {
  size: 110,
  place: 'ground',
  standsAlone: true,
  colour: '#b98350',
  draw: (colour) => [
    round(
      polygon([
        [-70, -70],
        [70, -70],
        [54, -16],
        [-54, -16],
      ]),
      colour,
    ),
    cord(
      [
        [-58, -10],
        [0, 4],
        [58, -10],
      ],
      darker(colour, 0.8),
      9,
    ),
    round(ellipse(0, -72, 58, 18), '#f7efe0'),
  ],
}

/** Where one sits and lies. */
export const seatProps: Record<string, PropDrawing> = {
  'chair|seat': chair,
  'bench|pew': bench,
  'doorstep|front step': doorstepProp,
  'wooden crate|apple crate|fish crate|soapbox': crateProp,
  'bed|cot': bedProp,
  'cradle|crib': cradle,
}
