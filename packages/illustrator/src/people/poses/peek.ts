import { posed, reach } from '../stance.ts'

export const peek = posed({
  turn: [0.4, 0.8],
  lean: 0.16,
  sway: 0.2,
  tilt: 14,
  hands: { left: reach(0, 0.66, 0.4), right: reach(0.1, 0.28, 0.5) },
  grip: 'left',
})
