import { feet, posed, reach, step } from '../stance.ts'

export const walk = posed({
  turn: [0.72, 2],
  lean: 0.1,
  hands: { left: reach(0.1, 0.84, -0.4), right: reach(0.1, 0.8, 0.42) },
  legs: feet(step(0, 0.34), step(0, -0.36, 0.04)),
})
