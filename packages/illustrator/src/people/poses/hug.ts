import { middle, posed } from '../stance.ts'

/** Alone: arms about oneself. With somebody the arms go where the embrace puts them. */
export const hug = posed({
  turn: [0.15, 1],
  lean: 0.06,
  tilt: 5,
  nod: 0.15,
  hands: { left: middle(-0.16, 0.42, 0.32), right: middle(-0.14, 0.54, 0.34) },
  eyesClosed: true,
})
