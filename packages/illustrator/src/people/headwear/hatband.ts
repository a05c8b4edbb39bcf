import type { Colour } from '../../drawing/colour.ts'
import { flat, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'

interface Course {
  /** From the middle to each end, in radii of the head. */
  half: number
  /** Height of both ends, and of the middle between them. */
  at: number
  middle: number
  width: number
}

/** A ribbon or a border that runs around a hat. */
export const hatband = ({ half, at, middle, width }: Course, colour: Colour): Shape =>
  flat(
    limb(
      [
        [-half, at],
        [0, middle],
        [half, at],
      ],
      [width, width, width],
    ),
    colour,
  )
