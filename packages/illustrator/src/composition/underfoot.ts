import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { Pose } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'
import type { StagedMember } from './stage-row.ts'
import { standProp, UNIT } from './stand-prop.ts'

const splashing = new Set<Pose>(['jump', 'dance', 'cheer', 'run'])

/** How far before the feet its near edge is, and how much larger it is than one that only lies there. */
const BEFORE = 26
const LARGER = 1.25

/** A puddle under the feet of whoever jumps into it; undefined where nobody does: then it lies beside them as things do. */
export function underFeet(prop: NamedProp, staged: readonly StagedMember[], light: Light): Layer | undefined {
  const who = staged.find(
    ({ figure: { pose, look } }) =>
      splashing.has(pose) && look !== undefined && findProp(look)?.drawing === prop.drawing,
  )
  if (!prop.drawing.underfoot || !who) return undefined
  const layer = standProp(prop, { x: 0, y: 0, unit: UNIT * LARGER, depth: 0.08 }, light)
  const shapes = layer.shapes.filter(({ surface }) => surface !== 'shadow')
  return { ...layer, shapes: place(shapes, placement({ x: who.x, y: who.y + BEFORE })) }
}
