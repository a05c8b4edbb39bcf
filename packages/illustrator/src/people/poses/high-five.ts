import { hanging, posed, reach } from '../stance.ts'

/** One palm raised to meet the other's. */
export const highFive = posed({
  turn: [0.5, 0.9],
  nod: -0.15,
  tilt: -3,
  hands: { left: hanging, right: reach(0.36, -0.5, 0.62) },
  grip: 'left',
  open: ['right'],
})
