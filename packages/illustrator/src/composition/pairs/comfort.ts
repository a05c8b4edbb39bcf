import { distance } from '../../geometry/point.ts'
import { armOf, isTall, lowerChin, type PairDrawing, roomForEmbrace } from '../pair.ts'

/** One arm around the other's shoulders, hand in hand. */
export const comfort: PairDrawing = {
  embraces: true,
  // An embrace would take from sight what the other holds up.
  fits: (_doer, { figure }) => figure.pose !== 'hold-up',
  turn: 0.56,
  // Turned to the reader a face is farther from the other's hair, so that both are nearer.
  headTurn: 0.3,
  poses: (_doer, _partner, sizes) => (isTall(sizes.doer, sizes.partner) ? { doer: 'kneel' } : {}),
  apart: (doer, partner) =>
    Math.max(
      (doer.footing + partner.footing) * 0.8,
      roomForEmbrace(doer, partner, 0.94) + doer.head.centre[0] + partner.head.centre[0],
    ),
  join({ doer, partner, toDoer }) {
    const far = partner.shoulders.left
    // Below both chins: of who is larger the hand would lie on the face, of who is smaller before the own.
    const [x, y] = toDoer([far[0] - 10, Math.max(far[1] + 34, lowerChin(doer, partner) + 26)])
    // Where the far shoulder is out of reach, the hand lies on the near one rather than on the face.
    const [from, height] = doer.shoulders.left
    const reach = Math.sqrt(Math.max(0, (armOf(doer) * 0.93) ** 2 - (y - height) ** 2))
    // The other hand holds theirs, where it hangs near enough.
    const own = toDoer(partner.hands.right)
    const isNear = distance(doer.shoulders.right, own) < armOf(doer) * 0.96
    return {
      doer: {
        grasps: { left: [Math.min(x, from + reach), y], ...(isNear && { right: own }) },
        over: ['left'],
      },
    }
  },
}
