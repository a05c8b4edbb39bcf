import { atKnee, both, middle, posed } from '../stance.ts'

/** On a stool, hands in the lap. */
export const seat = posed({
  turn: [0.3, 1.9],
  hands: both(middle(0.08, 0.82, 0.5)),
  resting: both(atKnee(-0.03, -0.2, -0.1)),
  legs: { kind: 'seated' },
  grip: 'both',
})
