import { type Colour, darker } from '../../drawing/colour.ts'
import { feature, featureLine, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'

/** Grave is who does not smile; who laughs does it with an open mouth and with eyes that are shut. */
export type Mood = 'glad' | 'grave' | 'laughing'

/** The face of somebody among many, under the front of the hair. */
export const onlookerFace = ({
  skin,
  hair,
  mood = 'glad',
}: {
  skin: Colour
  hair: Colour
  mood?: Mood
}): Shape[] => [
  round(ellipse(0, -41, 13.5, 14), skin),
  round(
    blob([
      [-14, -42],
      [-12, -55],
      [0, -59.5],
      [12, -55],
      [14, -42],
      [8, -50],
      [-4, -51],
    ]),
    hair,
  ),
  ...(mood === 'laughing' ? laughter(skin) : atRest(skin, mood === 'grave' ? graveLines : smile)),
]

const atRest = (skin: Colour, lines: readonly Point[][]): Shape[] => [
  ...[-5, 5].map((x) => feature(ellipse(x, -40, 1.7, 2.1), '#3a2f2c')),
  ...lines.map((points) => featureLine(curve(points), darker(skin, 0.6), 1.3)),
]

const laughter = (skin: Colour): Shape[] => [
  ...[-5.4, 5.4].map((x) =>
    featureLine(
      curve([
        [x - 2.8, -39.4],
        [x, -42],
        [x + 2.8, -39.4],
      ]),
      '#3a2f2c',
      1.5,
    ),
  ),
  feature(
    blob([
      [-5.6, -36.2],
      [0, -35.4],
      [5.6, -36.2],
      [3.6, -30.8],
      [0, -29.4],
      [-3.6, -30.8],
    ]),
    darker(skin, 0.42),
  ),
]

const smile: readonly Point[][] = [
  [
    [-3.6, -34],
    [0, -32],
    [3.6, -34],
  ],
]

/** A mouth that is shut, and brows that are a little up in the middle. */
const graveLines: readonly Point[][] = [
  [
    [-2.8, -32.6],
    [0, -33.3],
    [2.8, -32.6],
  ],
  [
    [-7.4, -44],
    [-5, -45],
    [-3, -46],
  ],
  [
    [7.4, -44],
    [5, -45],
    [3, -46],
  ],
]
