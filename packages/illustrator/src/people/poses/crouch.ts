import { atKnee, both, posed, reach } from '../stance.ts'

/** Low on bent knees, looking at what is on the ground. */
export const crouch = posed({
  turn: [0.3, 1],
  lean: 0.2,
  nod: 0.35,
  hands: both(reach(0.02, 0.6, 0.6)),
  resting: both(atKnee(-0.06, -0.02, 0.1)),
  legs: { kind: 'knees-up' },
  grip: 'both',
})
