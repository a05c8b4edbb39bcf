import { both, feet, posed, reach, step } from '../stance.ts'

/** Both hands against something, with the whole body behind them. */
export const push = posed({
  turn: [0.7, 1.1],
  lean: 0.3,
  hands: both(reach(0, 0.24, 0.86)),
  legs: feet(step(0.03, 0.26), step(0.03, -0.5, 0.08)),
  grip: 'both',
})
