import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round, type Shape } from '../../drawing/shape.ts'
import { ellipse, polygon } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { bush } from '../../settings/parts/plants.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Long arms that bow down to the ground, with thorns and leaves. */
const arms: readonly (readonly Point[])[] = [
  [
    [-40, 0],
    [-70, -70],
    [-110, -84],
    [-150, -30],
  ],
  [
    [-20, 0],
    [-34, -96],
    [-84, -110],
    [-110, -66],
  ],
  [
    [20, 0],
    [30, -100],
    [82, -114],
    [120, -70],
  ],
  [
    [44, 0],
    [74, -66],
    [122, -78],
    [152, -24],
  ],
  [
    [0, 0],
    [6, -80],
    [-20, -116],
    [-58, -112],
  ],
]

const thorn = ([x, y]: Point, side: number): Shape =>
  flat(
    polygon([
      [x - 5, y + 3],
      [x + side * 3, y - 8],
      [x + 5, y + 3],
    ]),
    '#6d4a4a',
  )

/** A tangle of thorns with dark berries: what one crawls into and comes out of with scratches. */
const bramble: PropDrawing = {
  size: 170,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#6d9a58',
  draw: (colour) => [
    bush(-62, -26, 0.62, darker(colour, 0.86)),
    bush(62, -26, 0.62, darker(colour, 0.86)),
    bush(0, -36, 0.86, colour),
    ...arms.flatMap((arm, index) => [
      cord([...arm], index % 2 ? '#7a4f56' : '#6a5a3e', 6),
      ...arm.slice(1).map((point, at) => thorn(point, at % 2 ? -1 : 1)),
    ]),
    ...arms.flatMap((arm) =>
      arm.slice(1).map(([x, y]) => round(ellipse(x * 0.9 + 6, y + 16, 13, 8), lighter(colour, 0.18))),
    ),
    ...[
      [-92, -58],
      [-44, -74],
      [12, -88],
      [54, -64],
      [98, -50],
      [-10, -44],
    ].map(([x = 0, y = 0]) => round(ellipse(x, y, 8, 9), '#5a3560')),
  ],
}

const berryBush: PropDrawing = {
  size: 140,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#6fae5c',
  draw: (colour) => [
    bush(-52, -28, 0.66, darker(colour, 0.9)),
    bush(30, -36, 0.92, colour),
    ...[
      [-70, -40],
      [-42, -22],
      [-6, -52],
      [22, -24],
      [48, -58],
      [66, -30],
    ].map(([x = 0, y = 0]) => round(ellipse(x, y, 9, 9), '#c9394a')),
  ],
}

/** What bears berries. */
export const brambleProps: Record<string, PropDrawing> = {
  'bramble|brambles|thorns|thorn bush|bramble patch|briars': bramble,
  'berry bush|berry bushes|berry place|berry patch': berryBush,
}
