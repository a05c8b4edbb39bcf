import { hanging, posed, reach } from '../stance.ts'

export const wave = posed({
  turn: [0, 1.9],
  tilt: 4,
  hands: { left: hanging, right: reach(0.44, -0.62, 0.62) },
  grip: 'left',
  open: ['right'],
})
