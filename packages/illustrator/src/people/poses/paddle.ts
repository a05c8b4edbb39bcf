import { middle, posed } from '../stance.ts'

export const paddle = posed({
  turn: [0.6, 1],
  lean: 0.16,
  hands: { left: middle(0.1, 0.36, 0.74), right: middle(0.16, 0.72, 0.6) },
  legs: { kind: 'seated' },
})
