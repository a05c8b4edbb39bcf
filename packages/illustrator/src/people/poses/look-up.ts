import { hanging, middle, posed } from '../stance.ts'

export const lookUp = posed({
  turn: [0.3, 1.9],
  lean: -0.04,
  tilt: -5,
  nod: -1,
  hands: { left: hanging, right: middle(0, 0.4, 0.4) },
})
