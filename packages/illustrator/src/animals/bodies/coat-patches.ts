import { blob, type Path } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'

/** What a giraffe's patches, horns and mane are coloured. */
export const PATCH = '#b9713a'

/** A patch of a giraffe's coat: five uneven corners; `turn` makes each another one. */
export const patch = (x: number, y: number, radius: number, turn: number): Path =>
  blob(
    [0, 1, 2, 3, 4].map((corner) =>
      onCircle([x, y], radius * (corner % 2 ? 1.06 : 0.86), corner * 1.257 + turn * 0.9),
    ),
  )
