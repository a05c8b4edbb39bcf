import { feet, posed, step, reach as stretched } from '../stance.ts'

export const reach = posed({
  turn: [0.6, 1.8],
  lean: 0.2,
  hands: { left: stretched(0.2, 0.84, -0.2), right: stretched(0.08, -0.1, 0.95) },
  legs: feet(step(0.03, 0.2), step(0.03, -0.24, 0.05)),
})
