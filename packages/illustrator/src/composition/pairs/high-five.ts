import type { Figure } from '../../people/figure.ts'
import { armOf, armsApart, isIdle, meeting, type PairDrawing } from '../pair.ts'
import { stroke } from './stroke.ts'

/** How far above the shoulder a palm is held, so far out that it is not before the own face. */
const upOf = (figure: Figure): number =>
  Math.max(8, Math.sqrt(Math.max(0, (armOf(figure) * 0.93) ** 2 - (figure.head.radius * 1.45) ** 2)))

/** Two palms meet in the air between two faces. */
export const highFive: PairDrawing = {
  turn: 0.66,
  headTurn: 0.5,
  poses: (_, partner) => (partner.look.kind === 'human' && isIdle(partner) ? { partner: 'high-five' } : {}),
  apart: (doer, partner) =>
    Math.max(armsApart(doer, partner, 0.72) + 30, (doer.head.radius + partner.head.radius) * 1.5),
  join(couple) {
    const { doer, partner, toDoer, toPartner, animal } = couple
    if (animal) return stroke.join(couple)
    const [own, other] = [doer.shoulders.right, toDoer(partner.shoulders.right)]
    const arms = [armOf(doer), armOf(partner)] as const
    const [ownReach, otherReach] = [upOf(doer), upOf(partner)]
    const high = Math.max(own[1] - ownReach, other[1] - otherReach)
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
