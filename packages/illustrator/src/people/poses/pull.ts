import { feet, middle, posed, step } from '../stance.ts'

export const pull = posed({
  turn: [0.75, 1],
  lean: -0.3,
  tilt: -5,
  hands: { left: middle(0.06, 0.36, 0.9), right: middle(0.06, 0.3, 0.98) },
  legs: feet(step(0.04, 0.42), step(0.04, -0.1)),
  grip: 'both',
})
