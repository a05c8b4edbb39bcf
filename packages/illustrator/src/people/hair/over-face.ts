import { darker } from '../../drawing/colour.ts'
import { flat, line, type Shape } from '../../drawing/shape.ts'
import { blob, curve } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { type HeadView, SEEN } from '../head-view.ts'

/** A fringe down to the brows, or a lock that falls over one eye, where the face is turned to the reader. */
export function hairOverFace(colour: string, over: 'brow' | 'eye', view: HeadView): Shape[] {
  if (view.facing(0, -0.5) < SEEN) return []
  const at = ([x, y]: Point): Point => view.at(x, y)
  const edge = over === 'brow' ? brow : eye
  return [
    flat(blob([...crown, ...edge].map(at)), colour),
    ...[-0.34, 0.02, 0.38].map((x) =>
      line(curve([at([x * 0.7, -0.86]), at([x * 0.94, -0.6]), at([x, -0.38])]), darker(colour, 0.78), 0.035),
    ),
  ]
}

const crown: readonly Point[] = [
  [-0.76, -0.56],
  [-0.5, -0.86],
  [0, -0.96],
  [0.5, -0.86],
  [0.76, -0.56],
]
const brow: readonly Point[] = [
  [0.72, -0.26],
  [0.46, -0.22],
  [0.2, -0.28],
  [-0.04, -0.22],
  [-0.3, -0.28],
  [-0.54, -0.22],
  [-0.74, -0.28],
]
const eye: readonly Point[] = [
  [0.78, -0.2],
  [0.7, 0.04],
  [0.5, 0.1],
  [0.3, 0.02],
  [0.16, -0.2],
  [-0.12, -0.26],
  [-0.44, -0.3],
  [-0.74, -0.34],
]
