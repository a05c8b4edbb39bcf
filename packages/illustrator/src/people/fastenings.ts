import type { Shape } from '../drawing/shape.ts'
import { flat, line } from '../drawing/shape.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { Trunk } from './trunk.ts'

export const collar = ({ on }: Trunk, fill: string): Shape =>
  flat(blob([on(-0.02, -24), on(0.13, 0), on(-0.02, 24), on(0.16, 15), on(0.2, 0), on(0.16, -15)]), fill)

/** What runs down the front of a top ends here, above the rounded end of its line: below the hem it would lie on the legs. */
export const HEM_LINE = 1.07

export const placket = ({ on }: Trunk, colour: string): Shape =>
  line(curve([on(0.1, 0), on(0.6, 1), on(HEM_LINE, 0)]), colour, 4)

export const buttons = (
  { on, sideways }: Trunk,
  downs: readonly number[],
  aside: number,
  colour: string,
): Shape[] => (sideways > 0.9 ? [] : downs).map((down) => flat(ellipse(...on(down, aside), 4.6), colour))
