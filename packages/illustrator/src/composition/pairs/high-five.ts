import { armOf, armsApart, isIdle, meeting, type PairDrawing } from '../pair.ts'
import { stroke } from './stroke.ts'

/** Two palms meet in the air between two faces. */
export const highFive: PairDrawing = {
  turn: 0.66,
  poses: (_, partner) => (partner.look.kind === 'human' && isIdle(partner) ? { partner: 'high-five' } : {}),
  apart: (doer, partner) =>
    Math.max(armsApart(doer, partner, 0.72) + 30, (doer.head.radius + partner.head.radius) * 1.5),
  join(couple) {
    const { doer, partner, toDoer, toPartner, animal } = couple
    if (animal) return stroke.join(couple)
    const [own, other] = [doer.shoulders.right, toDoer(partner.shoulders.right)]
    const arms = [armOf(doer), armOf(partner)] as const
    const high = Math.max(own[1] - arms[0] * 0.8, other[1] - arms[1] * 0.8)
    const point = meeting({ shoulder: own, arm: arms[0] }, { shoulder: other, arm: arms[1] }, [
      (own[0] + other[0]) / 2,
      high,
    ])
    return {
      doer: { grasps: { right: [point[0] - 4, point[1]] } },
      partner: { grasps: { right: toPartner([point[0] + 4, point[1]]) } },
    }
  },
}
