import { atKnee, both, middle, posed } from '../stance.ts'

/** On the ground, legs crossed. Grown-ups get a stool: see seat. */
export const sit = posed({
  turn: [0, 1.9],
  hands: both(middle(0.2, 0.8, 0.42)),
  resting: both(atKnee(-0.24, -0.12, 0)),
  legs: { kind: 'crossed' },
  grip: 'both',
})
