import { both, middle, posed } from '../stance.ts'

export const read = posed({
  turn: [0.1, 0.6],
  nod: 0.55,
  hands: both(middle(0.28, 0.46, 0.6)),
  legs: { kind: 'crossed' },
  grip: 'both',
})
