import { both, posed, reach } from '../stance.ts'

/** A hand on each ear. */
export const coverEars = posed({
  turn: [0, 0.5],
  tilt: 3,
  hands: both(reach(0.14, -0.36, 0)),
  grip: 'right',
})
