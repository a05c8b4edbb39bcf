import { middle, posed } from '../stance.ts'

export const draw = posed({
  turn: [0.4, 0.8],
  lean: 0.24,
  nod: 0.6,
  hands: { left: middle(0.3, 0.66, 0.62), right: middle(0.08, 0.6, 0.78) },
  legs: { kind: 'crossed' },
})
