import { both, middle, posed } from '../stance.ts'

/** Arms crossed before the chest. */
export const foldArms = posed({ turn: [0, 0.7], hands: both(middle(-0.44, 0.38, 0.36)), grip: 'right' })
