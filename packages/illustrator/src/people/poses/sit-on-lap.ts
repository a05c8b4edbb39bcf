import { both, middle, posed } from '../stance.ts'

/** On somebody's knees, leaning against them. */
export const sitOnLap = posed({
  turn: [0.2, 0.4],
  lean: 0.02,
  sway: 0.06,
  tilt: -4,
  hands: both(middle(0.1, 0.74, 0.44)),
  legs: { kind: 'seated' },
  grip: 'both',
})
