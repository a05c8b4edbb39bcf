import { between, type Point, shifted } from '../../geometry/point.ts'
import { armOf, armsApart, isIdle, isTall, lowerChin, meeting, type PairDrawing, radiiOf } from '../pair.ts'
import { stroke } from './stroke.ts'

/** What is given passes from two hands into two hands, down on one's knees to a child. */
export const give: PairDrawing = {
  turn: 0.56,
  poses: (doer, partner, sizes) => ({
    ...(isIdle(doer) && isTall(sizes.doer, sizes.partner) && { doer: 'kneel' }),
    ...(isIdle(partner) && isTall(sizes.partner, sizes.doer) && { partner: 'kneel' }),
  }),
  apart: (doer, partner) =>
    Math.max(
      armsApart(doer, partner, 0.8) + 20,
      radiiOf(doer, partner) * APART + doer.head.centre[0] + partner.head.centre[0],
    ),
  join(couple) {
    const { doer, partner, toDoer, toPartner, animal } = couple
    if (animal) return stroke.join(couple)
    const [own, other] = [doer.shoulders.left, toDoer(partner.shoulders.left)]
    const [x, y] = shifted(between(own, other, 0.5), 0, armOf(partner) * 0.34)
    const wish: Point = [x, Math.max(y, lowerChin(doer, partner) + BELOW_CHIN)]
    const point = meeting({ shoulder: own, arm: armOf(doer) }, { shoulder: other, arm: armOf(partner) }, wish)
    return {
      doer: {
        grasps: { left: shifted(point, -14, 14), right: shifted(point, -2, 4) },
        thingOver: true,
      },
      partner: {
        grasps: { left: toPartner(shifted(point, 16, 12)), right: toPartner(shifted(point, 6, 2)) },
      },
    }
  },
}

/** Between two who lean to each other over what is given, in the radii of their heads together. */
const APART = 1.16
/** The hands are so far below the lower chin, or what they have is before a face. */
const BELOW_CHIN = 40
