import { feet, posed, reach, step } from '../stance.ts'

/** The right arm is drawn back over the head, the left one points the way. */
export const throwAway = posed({
  turn: [0.4, 1],
  lean: -0.08,
  hands: { left: reach(0.2, 0.1, 0.7), right: reach(0.4, -0.62, -0.34) },
  legs: feet(step(0.06, 0.3), step(0.1, -0.24)),
  grip: 'right',
})
