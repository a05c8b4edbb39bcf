import { feet, posed, reach, step } from '../stance.ts'

export const climb = posed({
  turn: [0.62, 1.9],
  lean: 0.16,
  nod: -0.6,
  hands: { left: reach(0.16, 0.16, 0.84), right: reach(0.2, -0.78, 0.5) },
  legs: feet(step(0, 0, 0), step(0.02, 0.42, 0.46)),
  lift: 22,
})
