import { hanging, middle, posed } from '../stance.ts'

/** A hand on the neighbour's shoulder; without one in reach it is laid on the own breast. */
export const comfort = posed({
  turn: [0.45, 0.8],
  lean: 0.08,
  tilt: 5,
  nod: 0.2,
  hands: { left: middle(0.09, 0.44, 0.46), right: hanging },
  grip: 'right',
})
