import { both, middle, posed } from '../stance.ts'

/** Kneeling, palms together under the chin. */
export const pray = posed({
  turn: [0.3, 1.7],
  lean: 0.06,
  nod: 0.45,
  hands: both(middle(0.02, 0.24, 0.5)),
  legs: { kind: 'kneeling' },
  grip: 'both',
  eyesClosed: true,
})
