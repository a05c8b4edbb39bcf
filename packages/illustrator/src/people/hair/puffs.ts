import { type Colour, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { round } from '../../drawing/shape.ts'
import { ellipse } from '../../geometry/path.ts'
import { basis } from './curly-cuts.ts'
import { curls, type HairDrawing, type HairOptions, parting } from './hair-drawing.ts'

export const puffs: HairDrawing = {
  back: (options) =>
    puffPlaces(options)
      .filter((place) => !isBefore(place))
      .map((place) => puff(place, options.colour)),
  front: (options) => [
    basis(options),
    ...parting(options),
    ...puffPlaces(options)
      .filter(isBefore)
      .map((place) => puff(place, options.colour)),
    ...puffPlaces(options).flatMap((place) => bobbles(place, options.ribbon)),
  ],
}

interface Place {
  x: number
  y: number
  front: number
}

/** Where they are tied, by their number: longitude, and how high. */
const tiedAt: Readonly<Record<2 | 3 | 4, readonly (readonly [number, number])[]>> = {
  2: [
    [-74, -0.9],
    [74, -0.9],
  ],
  3: [
    [-86, -0.6],
    [0, -1.02],
    [86, -0.6],
  ],
  4: [
    [-98, -0.4],
    [-32, -1.04],
    [32, -1.04],
    [98, -0.4],
  ],
}

/** Under a hat there are none. */
const puffPlaces = ({ view, covered, puffs: count }: HairOptions): Place[] =>
  covered ? [] : tiedAt[count ?? 2].map(([longitude, y]) => view.around(longitude, y, 1))

/** Low at the side that is turned to the reader: it lies over the head. */
const isBefore = ({ y, front }: Place): boolean => y > -0.8 && front > 0.2

const puff = ({ x, y }: Place, colour: Colour): Shape =>
  curls(
    [
      [x, y - 0.12, 0.36],
      [x * 1.24, y + 0.04, 0.28],
      [x * 0.84, y - 0.3, 0.26],
      [x * 1.22, y - 0.24, 0.3],
    ],
    colour,
  )

/** Two balls at the root of a puff, before it; those of a low one are beside the face. */
function bobbles({ x, y, front }: Place, colour: Colour): Shape[] {
  if (front < -0.85) return []
  const [one, other] = y > -0.8 ? [0.9, 0.94] : [0.7, 0.82]
  return [
    round(ellipse(x * one - 0.1, y + 0.04, 0.16), colour),
    round(ellipse(x * other + 0.08, y + 0.11, 0.16), lighter(colour, 0.16)),
  ]
}
