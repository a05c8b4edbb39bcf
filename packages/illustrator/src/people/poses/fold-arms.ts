import { both, middle, posed } from '../stance.ts'

/** Arms crossed before the chest. */
export const foldArms = posed({ turn: [0, 0.45], hands: both(middle(-0.25, 0.36, 0.42)), grip: 'right' })
