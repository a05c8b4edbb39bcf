import { between, distance, type Point, shifted } from '../../geometry/point.ts'
import type { Figure } from '../../people/figure.ts'
import { isLying } from '../../people/poses.ts'
import { isTall, type PairDrawing, roomForEmbrace } from '../pair.ts'
import { spotOn } from './stroke.ts'

/** Both stand close, heads side by side or one under the other's chin, and each lays an arm around the other. */
export const hug: PairDrawing = {
  embraces: true,
  turn: 0.78,
  poses: (doer, partner, sizes) => ({
    doer: isTall(sizes.doer, sizes.partner) ? 'kneel' : doer.figure.pose,
    // Whoever sits or cheers gets up into the arms: an arm around somebody lower would lie across the face.
    ...(partner.look.kind === 'human' &&
      !isLying(partner.figure.pose) && { partner: isTall(sizes.partner, sizes.doer) ? 'kneel' : 'hug' }),
    ...(partner.look.kind !== 'human' && { partner: 'sit' }),
  }),
  apart: (doer, partner) =>
    Math.max(
      (doer.footing + partner.footing) * 0.6,
      roomForEmbrace(doer, partner, partner.faceFirst ? 1 : 1.12) +
        doer.head.centre[0] +
        partner.head.centre[0],
      partner.faceFirst ? partner.head.centre[0] + partner.head.radius + doer.footing * 0.7 : 0,
    ),
  join({ doer, partner, toDoer, toPartner, animal }) {
    const { centre, radius } = partner.head
    const isLow = partner.faceFirst === true && centre[1] > doer.head.centre[1] + doer.head.radius
    const neck =
      partner.neck ?? (isLow ? spotOn(partner, doer) : shifted(centre, radius * -0.5, radius * 1.3))
    const onPartner = toDoer(animal ? neck : shifted(partner.back, 0, -6))
    const [face, reach] = [toDoer(centre), radius * 0.8]
    const passesFace = (from: Point, to: Point): boolean =>
      !animal && [0.25, 0.5, 0.75].some((part) => distance(between(from, to, part), face) < reach)
    const lower = doer.height > partner.height ? 26 : -4
    return {
      // An arm over a large head, as a lion's, would lie across its face: it goes around behind.
      doer: {
        grasps: { left: onPartner, ...(!animal && { right: toDoer(aroundWaist(partner)) }) },
        over: (animal && isLargeFace(partner)) || passesFace(doer.shoulders.left, onPartner) ? [] : ['left'],
      },
      partner: animal
        ? {}
        : {
            grasps: {
              left: toPartner(shifted(doer.back, 0, lower)),
              right: toPartner(aroundWaist(doer)),
            },
            over: ['left'],
          },
    }
  },
}

/** Where the far hand of an embrace is: at the other's side, below the near one. */
const aroundWaist = ({ back, height }: Figure): Point => shifted(back, 12, height * 0.13)

const isLargeFace = ({ faceFirst, head }: Figure): boolean => faceFirst !== true && head.radius > 52
