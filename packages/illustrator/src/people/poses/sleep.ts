import { feet, middle, posed, step } from '../stance.ts'

/** On the side, hands under the cheek. */
export const sleep = posed({
  turn: [0.42, 0.42],
  tilt: 4,
  hands: { left: middle(0.1, -0.02, 0.34), right: middle(0.16, 0.08, 0.4) },
  legs: feet(step(0.02, 0.08), step(0, 0.2, 0.05)),
  eyesClosed: true,
})
