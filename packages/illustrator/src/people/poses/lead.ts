import { feet, posed, reach, step } from '../stance.ts'

/** Walking ahead with a rope in the hand behind. */
export const lead = posed({
  turn: [0.7, 1.1],
  lean: 0.06,
  hands: { left: reach(0.1, 0.66, -0.44), right: reach(0.1, 0.84, 0.3) },
  legs: feet(step(0, 0.3), step(0, -0.32, 0.04)),
  grip: 'right',
})
