import { type Layer, place } from '../drawing/shape.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { Pose } from '../scene-description.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import type { StagedMember } from './stage-row.ts'
import { bodyOf } from './stand-prop.ts'

const resting = new Set<Pose>(['sit', 'sit-on-lap', 'kneel', 'pray', 'lie', 'sleep', 'play', 'draw', 'read'])

/** On the stage: as wide as a child is tall, also under one who sits alone. */
const LEAST = 320
/** How much wider than those who rest on it. */
const MARGIN = 1.1
/** How far before their feet it ends, and how far behind the back row it may begin. */
const BEFORE = 24
const BEHIND = 46

/**
 * A blanket spread under those who sit, kneel or lie, as wide as they are together; undefined where nobody rests: then it
 * lies beside them as things do.
 */
export function spreadUnder(
  prop: NamedProp,
  staged: readonly StagedMember[],
  { floor }: Pick<SettingDrawing, 'floor'>,
): Layer | undefined {
  const resters = staged.filter(({ figure }) => resting.has(figure.pose))
  if (resters.length === 0) return undefined
  const left = Math.min(...resters.map(({ bounds }) => bounds.left))
  const right = Math.max(...resters.map(({ bounds }) => bounds.right))
  const front = Math.max(...resters.map(({ y }) => y)) + BEFORE
  const shapes = drawProp(prop)
  const cloth = bodyOf(shapes)
  const across = Math.max(LEAST, (right - left) * MARGIN) / (cloth.right - cloth.left)
  const deep = Math.min(across, (front - floor.back + BEHIND) / -cloth.top)
  const onGround = { a: across, b: 0, c: 0, d: deep, e: (left + right) / 2, f: front }
  return { depth: 0.05, figure: false, shapes: place(shapes, onGround) }
}
