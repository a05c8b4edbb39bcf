import { both, feet, posed, reach, step } from '../stance.ts'

export const stretchArms = posed({
  turn: [0, 2],
  hands: both(reach(0.97, 0.04, 0.04)),
  legs: feet(step(0.14), step(0.14)),
  open: ['left', 'right'],
})
