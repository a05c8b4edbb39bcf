import { between } from '../../geometry/point.ts'
import { armOf, armsApart, isIdle, meeting, type PairDrawing } from '../pair.ts'
import { stroke } from './stroke.ts'

/** Who has fallen takes the hand that reaches down. */
export const helpUp: PairDrawing = {
  turn: 0.8,
  headTurn: 0.5,
  poses: (_, partner) => (isIdle(partner) ? { partner: 'kneel' } : {}),
  apart: (doer, partner) => armsApart(doer, partner, 0.86) + 52,
  join(couple) {
    const { doer, partner, toDoer, toPartner, animal } = couple
    if (animal) return stroke.join(couple)
    const [own, other] = [doer.shoulders.left, toDoer(partner.shoulders.left)]
    const point = meeting({ shoulder: own, arm: armOf(doer) }, { shoulder: other, arm: armOf(partner) }, [
      between(own, other, 0.5)[0],
      other[1] + 18,
    ])
    return { doer: { grasps: { left: point } }, partner: { grasps: { left: toPartner(point) } } }
  },
}
