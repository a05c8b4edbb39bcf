import { feet, posed, reach, step } from '../stance.ts'

export const dance = posed({
  turn: [0, 1.9],
  sway: -0.08,
  tilt: -6,
  hands: { left: reach(0.78, 0.1, 0.2), right: reach(0.5, -0.72, 0.1) },
  legs: feet(step(0, 0, 0), step(0.34, 0.1, 0.2)),
  lift: 4,
  open: ['left', 'right'],
})
