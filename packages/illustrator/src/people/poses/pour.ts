import { middle, posed, reach } from '../stance.ts'

/** A jug raised and tipped, the other hand steadying it. */
export const pour = posed({
  turn: [0.55, 1],
  lean: 0.14,
  nod: 0.4,
  hands: { left: reach(-0.02, 0.16, 0.72), right: middle(0.1, 0.5, 0.5) },
  grip: 'left',
  tip: 52,
})
