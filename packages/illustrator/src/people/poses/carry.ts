import { both, feet, middle, posed, step } from '../stance.ts'

/** Both arms around what is carried. */
export const carry = posed({
  turn: [0.2, 1],
  lean: -0.06,
  hands: both(middle(0.2, 0.48, 0.5)),
  legs: feet(step(0.05, 0.08), step(0.05, -0.06)),
  grip: 'both',
})
