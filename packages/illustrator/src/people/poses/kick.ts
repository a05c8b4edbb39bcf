import { feet, posed, reach, step } from '../stance.ts'

/** One leg swings forward; the arms keep the balance. */
export const kick = posed({
  turn: [0.6, 1.2],
  lean: -0.12,
  nod: 0.2,
  hands: { left: reach(0.5, 0.4, 0.3), right: reach(0.5, 0.5, -0.3) },
  legs: feet(step(0.04, -0.1), step(0.06, 0.7, 0.36)),
  open: ['left', 'right'],
})
