import { both, posed, reach } from '../stance.ts'

export const kneel = posed({
  turn: [0.45, 1.9],
  lean: 0.12,
  nod: 0.3,
  hands: both(reach(-0.02, 0.74, 0.42)),
  resting: both(reach(-0.06, 0.74, 0.22)),
  legs: { kind: 'kneeling' },
  grip: 'both',
})
