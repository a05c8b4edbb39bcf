import { both, feet, posed, reach, step } from '../stance.ts'

export const cheer = posed({
  turn: [0, 1.9],
  nod: -0.3,
  hands: both(reach(0.6, -0.7, 0.1)),
  legs: feet(step(0.12), step(0.12)),
  open: ['left', 'right'],
})
