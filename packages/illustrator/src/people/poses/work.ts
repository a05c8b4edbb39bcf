import { posed, reach } from '../stance.ts'

/** Bent over something: kneading, mending, sweeping. */
export const work = posed({
  turn: [0.5, 1.1],
  lean: 0.3,
  nod: 0.5,
  hands: { left: reach(0, 0.62, 0.5), right: reach(-0.1, 0.5, 0.66) },
  grip: 'both',
})
