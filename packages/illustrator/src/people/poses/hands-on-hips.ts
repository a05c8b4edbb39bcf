import { both, posed, reach } from '../stance.ts'

export const handsOnHips = posed({ turn: [0, 1.9], hands: both(reach(0.02, 0.62, 0.06)) })
