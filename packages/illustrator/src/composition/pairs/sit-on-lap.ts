import { shifted } from '../../geometry/point.ts'
import { FACE } from '../../people/own-face.ts'
import { type PairDrawing, radiiOf } from '../pair.ts'

/** On the thighs of somebody who sits, in the bend of an arm; both faces half to the reader, the smaller one lower. */
export const sitOnLap: PairDrawing = {
  sameWay: () => true,
  embraces: true,
  turn: 0.8,
  headTurn: 0.36,
  poses: (_, partner) => (partner.figure.pose === 'read' ? {} : { partner: 'sit' }),
  apart: () => 0,
  join({ doer, partner }) {
    const { lap } = partner
    const up = Math.max(0, doer.lap[1] - lap[1] - SINKS)
    const high = doer.head.centre[1] - up - partner.head.centre[1]
    const cheeks = Math.sqrt(Math.max(0, (radiiOf(doer, partner) * CHEEKS) ** 2 - high ** 2))
    // Puffs and hats are beside the face of who holds them.
    const isWide = doer.head.half > doer.head.radius * 1.2
    const heads = Math.max(cheeks, isWide ? partner.head.radius * FACE + doer.head.half : 0)
    const x = Math.max(lap[0] * 1.5, partner.head.centre[0] - doer.head.centre[0] + heads)
    return {
      partner: { grasps: { left: shifted([x, -up], doer.lap[0], doer.lap[1] - 18) }, over: ['left'] },
      lifted: { who: 'doer', x, up },
    }
  },
}

/** How deep somebody sits between two thighs, in figure units. */
const SINKS = 18
/** How near the two heads are, in their radii together. */
const CHEEKS = 0.96
