import { both, posed, reach } from '../stance.ts'

/** At ease, both hands out of sight. */
export const handsInPockets = posed({ turn: [0, 0.5], hands: both(reach(0.06, 0.74, 0.2)), pocketed: true })
