import { TUCK } from '../../people/staged-stance.ts'
import { armOf, isTall, lowerChin, type PairDrawing, roomForEmbrace } from '../pair.ts'

const TURN = 0.56

/** So much nearer than the heads allow the body is of who has an arm behind a back, in the radius of the own head. */
const HELD_BACK = TUCK * Math.sin(TURN * (Math.PI / 2))

/** One arm around the other's back, the other hand on the shoulder. */
export const comfort: PairDrawing = {
  embraces: true,
  // An embrace would take from sight what the other holds up.
  fits: (_doer, { figure }) => figure.pose !== 'hold-up',
  turn: TURN,
  // Turned to the reader a face is farther from the other's hair, so that both are nearer.
  headTurn: 0.3,
  poses: (_doer, _partner, sizes) => (isTall(sizes.doer, sizes.partner) ? { doer: 'kneel' } : {}),
  apart: (doer, partner) =>
    Math.max(
      (doer.footing + partner.footing) * 0.6,
      roomForEmbrace(doer, partner, 0.94) +
        doer.head.centre[0] +
        partner.head.centre[0] -
        doer.head.radius * HELD_BACK,
    ),
  join({ doer, partner, toDoer }) {
    const far = partner.shoulders.left
    // Below both chins: of who is larger the hand would lie on the face, of who is smaller before the own.
    const [x, y] = toDoer([far[0] - 10, Math.max(far[1] + 34, lowerChin(doer, partner) + 26)])
    // Where the far shoulder is out of reach, the hand lies on the near one rather than on the face.
    const [from, height] = doer.shoulders.left
    const reach = Math.sqrt(Math.max(0, (armOf(doer) * 0.93) ** 2 - (y - height) ** 2))
    // The other arm is behind their back.
    return {
      doer: {
        grasps: { left: [Math.min(x, from + reach), y], right: toDoer(partner.back) },
        over: ['left'],
        under: ['right'],
      },
    }
  },
}
