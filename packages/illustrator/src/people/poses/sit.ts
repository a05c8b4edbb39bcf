import { both, posed, reach } from '../stance.ts'

/** On the ground, legs crossed. Grown-ups get a stool: see seat. */
export const sit = posed({
  turn: [0, 1.9],
  hands: both(reach(0.1, 0.86, 0.36)),
  legs: { kind: 'crossed' },
  grip: 'both',
})
