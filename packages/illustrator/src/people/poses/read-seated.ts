import { both, middle, posed } from '../stance.ts'

/** How grown-ups read: on a stool, the book before the chest. */
export const readSeated = posed({
  turn: [0.3, 0.7],
  nod: 0.5,
  hands: both(middle(0.24, 0.4, 0.6)),
  legs: { kind: 'seated' },
  grip: 'both',
})
