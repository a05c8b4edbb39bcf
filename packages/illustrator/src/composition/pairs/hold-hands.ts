import { between } from '../../geometry/point.ts'
import { armOf, meeting, type PairDrawing } from '../pair.ts'
import { stroke } from './stroke.ts'

/** Side by side, the hands that are next to each other joined between them. */
export const holdHands: PairDrawing = {
  turn: 0.24,
  apart: (doer, partner) => (doer.footing + partner.footing) * 1.06,
  join(couple) {
    const { doer, partner, toDoer, toPartner, animal } = couple
    if (animal) return stroke.join(couple)
    const [own, other] = [doer.shoulders.right, toDoer(partner.shoulders.right)]
    const hands = between(doer.hands.right, toDoer(partner.hands.right), 0.5)
    const point = meeting(
      { shoulder: own, arm: armOf(doer) },
      { shoulder: other, arm: armOf(partner) },
      hands,
    )
    return { doer: { grasps: { right: point } }, partner: { grasps: { right: toPartner(point) } } }
  },
}
