import { hanging, posed, reach } from '../stance.ts'

export const point = posed({
  turn: [0.4, 1.8],
  hands: { left: hanging, right: reach(0.26, -0.08, 0.92) },
  grip: 'left',
})
