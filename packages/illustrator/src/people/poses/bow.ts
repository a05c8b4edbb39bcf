import { both, posed, reach } from '../stance.ts'

export const bow = posed({
  turn: [0.6, 1],
  lean: 0.62,
  nod: 0.6,
  hands: both(reach(0.06, 0.8, 0.3)),
})
