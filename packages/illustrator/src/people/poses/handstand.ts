import { both, feet, posed, reach, step } from '../stance.ts'

/** Drawn on the feet with both arms up, and stood on its hands afterwards. */
export const handstand = posed({
  turn: [0, 0.12],
  hands: both(reach(0.2, -0.98, 0.06)),
  legs: feet(step(0.1, 0.1), step(0.16, -0.1)),
  open: ['left', 'right'],
})
