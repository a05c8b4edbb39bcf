import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { Pose } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'
import type { StagedMember } from './stage-row.ts'
import { standProp, UNIT } from './stand-prop.ts'

const splashing = new Set<Pose>(['jump', 'dance', 'cheer', 'run'])

/** How far before the feet its near edge is, and how much larger it is than one that only lies there; under a raft it is larger still. */
const BEFORE = 26
const LARGER = 1.25
const UNDER_RAFT = 1.9

/** What is in the puddle beside which it waits: nobody has a raft for dry ground. */
const isFloating = (noun: string | undefined): boolean =>
  noun !== undefined && findProp(noun)?.drawing.ride?.legs === 'aboard'

/**
 * A puddle under the feet of whoever jumps into it, or under the raft somebody is on; undefined where nobody does: then it
 * lies beside them as things do.
 */
export function underFeet(prop: NamedProp, staged: readonly StagedMember[], light: Light): Layer | undefined {
  const who = staged.find(
    ({ figure: { pose, look, hold } }) =>
      (pose === 'ride' && isFloating(hold)) ||
      (splashing.has(pose) &&
        look !== undefined &&
        (isFloating(look) || findProp(look)?.drawing === prop.drawing)),
  )
  if (!prop.drawing.underfoot || !who) return undefined
  const unit = UNIT * (who.figure.pose === 'ride' ? UNDER_RAFT : LARGER)
  const layer = standProp(prop, { x: 0, y: 0, unit, depth: 0.08 }, light)
  const shapes = layer.shapes.filter(({ surface }) => surface !== 'shadow')
  return { ...layer, shapes: place(shapes, placement({ x: who.x + middleOf(who), y: who.y + BEFORE })) }
}

/** From who is on a raft to its middle. */
function middleOf({ figure: { pose, hold }, attention: { facing }, scale }: StagedMember): number {
  const drawing = pose === 'ride' && hold !== undefined ? findProp(hold)?.drawing : undefined
  if (!drawing?.ride) return 0
  return ((drawing.ride.facesLeft ? 1 : -1) * facing * drawing.ride.seat[0] * drawing.size * scale) / 100
}
