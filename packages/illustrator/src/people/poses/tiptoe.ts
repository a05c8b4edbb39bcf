import { feet, posed, reach, step } from '../stance.ts'

/** As tall as can be, on the toes, one hand high. */
export const tiptoe = posed({
  turn: [0.3, 1.2],
  lean: 0.06,
  nod: -0.3,
  hands: { left: reach(0.2, 0.86, 0.1), right: reach(0.46, -0.66, 0.5) },
  legs: feet(step(0.02, 0.02, 0.02), step(0.02, -0.06, 0.03)),
  lift: 16,
  onToes: true,
})
