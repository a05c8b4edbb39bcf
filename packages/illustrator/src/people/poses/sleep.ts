import { feet, middle, posed, step } from '../stance.ts'

/** On the side, one hand under the cheek, the other under the cover. */
export const sleep = posed({
  turn: [0.42, 0.42],
  tilt: 4,
  hands: { left: middle(0.16, 0.06, 0.34), right: middle(0.1, 0.56, 0.34) },
  legs: feet(step(0.02, 0.08), step(0, 0.2, 0.05)),
  eyesClosed: true,
})
