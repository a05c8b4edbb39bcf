import { feet, posed, reach, step } from '../stance.ts'

/** Leaning down with an outstretched hand. */
export const helpUp = posed({
  turn: [0.7, 1],
  lean: 0.36,
  nod: 0.3,
  hands: { left: reach(0.1, 0.66, 0.6), right: reach(0.1, 0.6, -0.2) },
  legs: feet(step(0, 0.24), step(0, -0.3)),
  grip: 'right',
})
