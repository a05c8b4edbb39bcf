import { posed, reach } from '../stance.ts'

/** A hand on the neighbour's shoulder. */
export const comfort = posed({
  turn: [0.45, 0.8],
  lean: 0.08,
  tilt: 5,
  nod: 0.2,
  hands: { left: reach(0.1, 0.2, 0.8), right: reach(-0.1, 0.62, 0.5) },
  grip: 'right',
})
