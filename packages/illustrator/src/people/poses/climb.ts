import { feet, posed, reach, step } from '../stance.ts'

export const climb = posed({
  turn: [0.62, 1.9],
  lean: 0.16,
  nod: -0.6,
  hands: { left: reach(0.1, -0.1, 0.62), right: reach(0.1, -0.66, 0.52) },
  legs: feet(step(0, 0, 0), step(0.02, 0.42, 0.46)),
  lift: 22,
})
