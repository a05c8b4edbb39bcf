import { hanging, posed, reach } from '../stance.ts'

export const holdUp = posed({
  turn: [0.1, 1.8],
  nod: -0.4,
  hands: { left: hanging, right: reach(0.44, -0.72, 0.52) },
  above: 46,
})

/** Short arms reach past a large head to the side, not over it, and not before the face. */
export const holdUpAside = posed({
  ...holdUp,
  turn: [0.1, 0.3],
  hands: { left: hanging, right: reach(0.86, -0.5, 0.26) },
})
