import { both, middle, posed } from '../stance.ts'

/** How babies sit: legs out before them. */
export const babySit = posed({
  turn: [0.1, 1.6],
  lean: 0.05,
  hands: both(middle(0.3, 0.66, 0.5)),
  legs: { kind: 'sprawled' },
  grip: 'both',
})
