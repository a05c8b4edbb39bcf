import { hanging, posed, reach } from '../stance.ts'

export const wave = posed({
  turn: [0, 1.9],
  neverSideways: true,
  tilt: 4,
  hands: { left: hanging, right: reach(0.6, -0.62, 0.48) },
  grip: 'left',
  open: ['right'],
})
