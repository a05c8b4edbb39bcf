import { BEHIND_SHOULDERS, carriesRider } from '../../animals/carries.ts'
import type { PairDrawing } from '../pair.ts'

/** So far below the back of the animal the rider's hips are. */
const SUNK = 8
/** From somebody's hips up to the lap. */
const LAP = 16

/** On the back of a large animal. */
export const ride: PairDrawing = {
  sameWay: () => true,
  fits: (doer, partner) => doer.look.kind === 'human' && carriesRider(partner.look),
  turn: 0.8,
  poses: () => ({ partner: 'stand' }),
  apart: () => 0,
  join({ doer, partner }) {
    const x = partner.back[0] - partner.height * BEHIND_SHOULDERS
    return { lifted: { who: 'doer', x, up: Math.max(0, doer.lap[1] + LAP - partner.back[1] - SUNK) } }
  },
}
