import { both, middle, posed } from '../stance.ts'

/** Crouched, hands before the face. */
export const hide = posed({
  turn: [0.2, 0.6],
  lean: 0.16,
  nod: 0.4,
  hands: both(middle(0.28, -0.3, 0.66)),
  legs: { kind: 'knees-up' },
  grip: 'both',
})
