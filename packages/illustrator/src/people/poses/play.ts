import { feet, middle, posed, step } from '../stance.ts'

/** An instrument, a ball: hands up before the chest, one foot forward. */
export const play = posed({
  turn: [0.25, 0.9],
  tilt: 5,
  hands: { left: middle(0.2, 0.4, 0.6), right: middle(0.36, 0.24, 0.56) },
  legs: feet(step(0.06, 0.1), step(0.1, -0.05)),
  grip: 'both',
})
