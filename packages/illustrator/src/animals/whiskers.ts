import type { Shape } from '../drawing/shape.ts'
import { featureLine } from '../drawing/shape.ts'
import { curve } from '../geometry/path.ts'
import type { At } from './animal-face.ts'

/** Three to each side of the nose. */
export const whiskers = (at: At): Shape[] =>
  [-1, 1].flatMap((side) =>
    [-0.1, 0.02, 0.14].map((fall) =>
      featureLine(
        curve([
          at(side * 0.3, 0.42 + fall * 0.4),
          at(side * 0.6, 0.4 + fall),
          at(side * 0.92, 0.42 + fall * 1.8),
        ]),
        '#6a5a54',
        0.03,
      ),
    ),
  )
