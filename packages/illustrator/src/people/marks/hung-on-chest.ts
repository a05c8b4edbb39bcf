import { darker } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { Mark } from '../../looks/mark.ts'
import type { Build } from '../build.ts'
import type { Trunk } from '../trunk.ts'

export type DrawOnTrunk = (mark: Mark, trunk: Trunk, build: Build) => Shape[]

/** What is pinned to the chest or hangs before it on a strap, a ribbon or a string. */
export const hungOnChest = {
  case: (_, { on }) => [line(curve([on(-0.02, 24), on(0.5, 0), on(1, -30)]), '#3a3640', 8)],
  camera: ({ colour }, { on }) => {
    const [x, y] = on(0.62, 0)
    return [
      line(curve([on(-0.02, -24), on(0.3, -22), on(0.56, -18)]), '#54392a', 5),
      line(curve([on(-0.02, 24), on(0.3, 22), on(0.56, 18)]), '#54392a', 5),
      flat(roundedRectangle(x - 24, y - 16, 48, 34, 6), colour),
      flat(roundedRectangle(x - 9, y - 23, 18, 9, 3), colour),
      flat(ellipse(x, y + 1, 12.5), '#c6ccd3'),
      flat(ellipse(x, y + 1, 8), '#4f7fb8'),
    ]
  },
  magnifier: ({ colour }, { on }) => {
    const [x, y] = on(0.62, 0)
    return [
      line(curve([on(-0.02, -22), on(0.36, -8), on(0.44, 0)]), '#54392a', 4),
      line(curve([on(-0.02, 22), on(0.36, 8), on(0.44, 0)]), '#54392a', 4),
      line(
        curve([
          [x, y - 6],
          [x, y + 14],
        ]),
        '#7a5138',
        8,
      ),
      flat(ellipse(x, y - 18, 17), colour),
      flat(ellipse(x, y - 18, 12), '#dcebf2'),
    ]
  },
  pins: (_, { across }) =>
    [
      [0.28, -0.66, '#d9493f'],
      [0.3, 0.62, '#f6c644'],
      [0.44, -0.44, '#f7f1e6'],
      [0.46, 0.4, '#45b8b0'],
      [0.58, -0.7, '#f08fb0'],
      [0.62, 0.68, '#5aa35a'],
    ].map(([down, part, colour]) =>
      flat(ellipse(...across(Number(down), Number(part)), 7.4), String(colour)),
    ),
  dummy: ({ colour }, { on }) => {
    const [x, y] = on(0.5, 10)
    return [
      line(curve([on(0.1, 20), on(0.3, 18), on(0.46, 10)]), '#f7f1e6', 5),
      flat(ellipse(x, y, 13, 10), colour),
      flat(ellipse(x, y + 11, 8, 9), darker(colour, 0.8)),
      flat(ellipse(x, y + 11, 4, 5), '#f7f1e6'),
    ]
  },
  'baby-sling': ({ colour }, { on, across }) => [
    round(limb([across(-0.02, -0.56), on(0.5, 0), across(0.7, 0.7)], [18, 22, 18]), darker(colour, 0.86)),
    flat(ellipse(...on(0.34, 4), 21), '#e0a676'),
    flat(ellipse(...on(0.25, 4), 19, 11), '#4a3024'),
    round(ellipse(...on(0.72, 2), 34, 36), colour),
    line(curve([on(0.46, -24), on(0.54, 2), on(0.46, 28)]), darker(colour, 0.8), 6),
  ],
} satisfies Partial<Record<Mark['kind'], DrawOnTrunk>>
