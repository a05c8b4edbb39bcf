import { feet, posed, reach, step } from '../stance.ts'

export const run = posed({
  turn: [0.8, 2],
  lean: 0.24,
  tilt: 2,
  hands: { left: reach(0.12, 0.5, -0.55), right: reach(0.1, 0.3, 0.6) },
  legs: feet(step(0, 0.62, 0.16), step(0, -0.66, 0.36)),
  lift: 12,
})
