import type { Colour } from '../../drawing/colour.ts'
import { darker } from '../../drawing/colour.ts'
import { line, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve } from '../../geometry/path.ts'
import type { Ride } from '../prop.ts'

/** The hull of a boat that is 100 units tall with its mast. */
export const hull = (colour: Colour): Shape[] => [
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
]

/** Where the water meets what floats on it. @param half half its width, in its own units */
const waterline = (half: number): Shape[] =>
  [-1, 0, 1].map((side) =>
    line(
      curve([
        [side * half * 0.66 - half * 0.42, 0],
        [side * half * 0.66, 3],
        [side * half * 0.66 + half * 0.42, 0],
      ]),
      '#f4fbff',
      2.4,
      0.8,
    ),
  )

/** Who sails in a boat sits in it, behind its mast and its near side. */
export const inBoat: Ride = {
  seat: [-26, -8],
  legs: 'aboard',
  front: (colour) => [...hull(colour), ...waterline(46)],
}

/** Who is on a raft that has a sail sits on its deck, which has room for them. */
export const onSailRaft: Ride = { seat: [-34, -22], legs: 'aboard', front: () => waterline(80) }

export const onLogs: Ride = { seat: [0, -54], legs: 'aboard', front: () => waterline(140) }
