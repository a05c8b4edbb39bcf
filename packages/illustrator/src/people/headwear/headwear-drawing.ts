import type { Colour } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import type { HeadView } from '../head-view.ts'

/** Something worn on a head of radius 1. It reaches down to the hairline and out over the hair, so that it sits. */
export interface HeadwearDrawing {
  /** What falls behind the shoulders; it comes to the front when the back is seen. */
  fall?: (colour: Colour, view: HeadView) => Shape[]
  front: (colour: Colour, view: HeadView) => Shape[]
  /** Hides the hair altogether. */
  hidesHair?: boolean
  /** Of what hides the hair: ends behind the ears. */
  freesEars?: boolean
  /** Leaves the top of the hair to be seen. */
  open?: boolean
}
