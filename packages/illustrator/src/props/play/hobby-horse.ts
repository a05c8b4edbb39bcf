import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { feature, flat, line, place, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { applied, placement } from '../../geometry/matrix.ts'
import { blob, curve, ellipse, polygon } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const wood = '#a8713f'
const yarn = '#6b3f2a'

/** How long the stick is up to the neck, in units of the whole. */
const STICK = 60

const stick: Shape = round(
  limb(
    [
      [0, 0],
      [0, -STICK],
    ],
    [3.6, 3.6],
  ),
  wood,
)

/** The stuffed head, its neck at the origin, looking to the right. */
const head = (colour: Colour): Shape[] => [
  ...[
    [-13, -6],
    [-17, -16],
    [-15, -26],
    [-8, -35],
  ].map(([x = 0, y = 0]) => round(ellipse(x, y, 7.5, 6), yarn)),
  round(
    blob([
      [-8, 2],
      [-11, -14],
      [-5, -32],
      [8, -37],
      [19, -29],
      [33, -14],
      [31, -5],
      [20, -4],
      [11, -11],
      [9, 2],
    ]),
    colour,
  ),
  round(
    polygon([
      [-3, -32],
      [0, -46],
      [8, -34],
    ]),
    darker(colour, 0.92),
  ),
  flat(ellipse(27, -9, 7, 5.5, 0.5), lighter(colour, 0.5)),
  round(ellipse(5, -37, 7, 4.5), yarn),
  feature(ellipse(12, -25, 2.8, 3.4), '#33211c'),
  flat(ellipse(29, -11, 1.4), '#6b4a3a'),
  line(
    curve([
      [22, -6],
      [26, -4],
      [30, -6],
    ]),
    '#8a4a3a',
    1.6,
  ),
  ...[1, -2.5].map((y) => flat(ellipse(0, y, 9.5, 2.4), '#d23c36')),
]

/** The stick aslant by so many degrees, and the head by so many. */
function aslant(
  colour: Colour,
  { stick: lean, head: nod, x = 0, y = 0 }: Record<'stick' | 'head', number> & { x?: number; y?: number },
): Shape[] {
  const slope = placement({ turn: lean, x, y })
  const [neckX, neckY] = applied(slope, [0, -STICK])
  return [...place([stick], slope), ...place(head(colour), placement({ x: neckX, y: neckY, turn: nod }))]
}

/** Laid down on the ground, upright in a hand, and aslant under whoever rides it. */
export const hobbyHorse: PropDrawing = {
  size: 240,
  place: 'ground',
  grip: 54,
  colour: '#c9945c',
  inHand: (colour) => aslant(colour, { stick: 0, head: 0 }),
  ride: {
    seat: [22, -20],
    bar: [42, -40],
    legs: 'gallops',
    draw: (colour) => aslant(colour, { stick: 46, head: 14 }),
  },
  draw: (colour) => aslant(colour, { stick: 76, head: 48, x: -46, y: -6 }),
}
