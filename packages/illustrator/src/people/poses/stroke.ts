import { posed, reach } from '../stance.ts'

/** A gentle hand held out at the height of an animal's back. */
export const stroke = posed({
  turn: [0.6, 1],
  lean: 0.26,
  nod: 0.4,
  hands: { left: reach(0.02, 0.6, 0.64), right: reach(0, 0.84, 0.2) },
  grip: 'right',
})
