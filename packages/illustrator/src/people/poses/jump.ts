import { both, feet, posed, reach, step } from '../stance.ts'

export const jump = posed({
  turn: [0, 1.2],
  nod: -0.2,
  hands: both(reach(0.74, -0.5, 0.1)),
  legs: feet(step(0.24, 0.1, 0.3), step(0.16, -0.2, 0.24)),
  lift: 46,
  open: ['left', 'right'],
})
