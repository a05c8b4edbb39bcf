import { hanging, middle, posed } from '../stance.ts'

/** A hand at the mouth. */
export const eat = posed({
  turn: [0.2, 0.9],
  nod: 0.14,
  hands: { left: hanging, right: middle(0.14, -0.06, 0.42) },
  grip: 'right',
})
