import { type Colour, darker, mix } from '../../drawing/colour.ts'
import { feature, featureLine, place, round, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'

/** Grave is who does not smile; who laughs or sings does it with an open mouth. */
export type Mood = 'glad' | 'grave' | 'laughing' | 'singing'

/** How far eyes and mouth move towards what somebody looks at. */
const TURNED = 2.6

/** The face of somebody among many, under the front of the hair; `gaze` is -1 to the left, 1 to the right. */
export const onlookerFace = ({
  skin,
  hair,
  mood = 'glad',
  gaze = 0,
}: {
  skin: Colour
  hair: Colour
  mood?: Mood
  gaze?: number
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
  ...place([...cheeks(skin), ...look(mood, skin)], placement({ x: gaze * TURNED })),
]

const look = (mood: Mood, skin: Colour): Shape[] => {
  if (mood === 'laughing') return laughter(skin)
  if (mood === 'singing') return [...eyes(), feature(ellipse(0, -32.4, 2.7, 3.3), darker(skin, 0.42))]
  return [
    ...eyes(),
    ...(mood === 'grave' ? graveLines : smile).map((points) =>
      featureLine(curve(points), darker(skin, 0.6), 1.3),
    ),
  ]
}

const cheeks = (skin: Colour): Shape[] =>
  [-8.2, 8.2].map((x) => feature(ellipse(x, -35.4, 2.9, 2), mix(skin, '#d8584a', 0.28)))

const eyes = (): Shape[] => [-5, 5].map((x) => feature(ellipse(x, -40, 1.9, 2.4), '#3a2f2c'))

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
