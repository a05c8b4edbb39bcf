import { both, posed, reach } from '../stance.ts'

export const lean = posed({ turn: [0.5, 1], lean: 0.3, tilt: 6, hands: both(reach(0.04, 0.74, 0.3)) })
