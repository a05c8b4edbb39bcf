import { feet, middle, posed, reach, step } from '../stance.ts'

/** On the back, one hand under the head, the legs stretched and one knee a little bent. */
export const lie = posed({
  turn: [0.62, 0.62],
  hands: { left: middle(-0.1, 0.6, 0.36), right: reach(0.5, -0.3, -0.3) },
  legs: feet(step(0.02, 0.02), step(0.04, 0.16, 0.05)),
  nod: -0.2,
})
