import { both, middle, posed } from '../stance.ts'

export const give = posed({ turn: [0.66, 1], lean: 0.1, hands: both(middle(0.1, 0.3, 0.84)), grip: 'both' })
