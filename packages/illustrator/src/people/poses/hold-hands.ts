import { hanging, posed, reach } from '../stance.ts'

export const holdHands = posed({
  turn: [0.1, 2],
  hands: { left: hanging, right: reach(0.5, 0.74, 0.12) },
  grip: 'left',
})
