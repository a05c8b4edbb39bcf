import { posed, reach } from '../stance.ts'

/** On one knee at a bed of earth, digging with one hand and steadying with the other. */
export const garden = posed({
  turn: [0.68, 1],
  lean: 0.42,
  nod: 0.5,
  hands: { left: reach(-0.05, 0.84, 0.44), right: reach(0, 0.74, 0.34) },
  legs: { kind: 'half-kneeling' },
  grip: 'left',
})
