import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { NamedProp } from '../props/prop.ts'
import type { Pose } from '../scene-description.ts'
import { moved, type StagedMember } from './stage-row.ts'

/** Who rests is inside; who stands beside it is not. */
const inside = new Set<Pose>(['sit', 'sit-on-lap', 'pray', 'lie', 'sleep', 'read', 'draw', 'play', 'hide'])

/** How much wider than those in it, on each side, and taller than the tallest of them. */
const MARGIN = 70
const TALLER = 1.34
/** On the stage: one who lies in it has room above. */
const LEAST = { width: 420, height: 330 }
/** It is no flatter than so, whoever is in it. */
const STEEP = 0.56

const isWithin = ({ figure, look }: StagedMember): boolean => look.kind === 'human' && inside.has(figure.pose)

/** How far before the opening they stand who are not in it. */
const BEFORE = 34

/** Who stands at a tent stands before it: its sides carry nobody. */
export function beforeShelter(staged: StagedMember[], props: readonly NamedProp[]): StagedMember[] {
  const within = staged.filter(isWithin)
  if (within.length === 0 || !props.some(({ drawing, damage }) => drawing.shelter && !damage)) return staged
  const line = Math.min(...within.map(({ y }) => y)) + BEFORE
  return staged.map((member) =>
    isWithin(member) || member.touches !== null || member.y >= line
      ? member
      : moved(member, { x: member.x, y: line }),
  )
}

/** A tent over all who sit or lie, so large that they are in it; undefined where nobody does: then it stands behind everybody. */
export function shelterOver(
  { drawing, colour, damage }: NamedProp,
  staged: readonly StagedMember[],
): Layer | undefined {
  const within = staged.filter(isWithin)
  if (within.length === 0 || !drawing.shelter || damage) return undefined
  const left = Math.min(...within.map(({ bounds }) => bounds.left)) - MARGIN
  const right = Math.max(...within.map(({ bounds }) => bounds.right)) + MARGIN
  const foot = Math.min(...within.map(({ y }) => y)) - 4
  const tallest = foot - Math.min(...within.map(({ bounds }) => bounds.top))
  const width = Math.max(LEAST.width, right - left)
  const height = Math.max(LEAST.height, tallest * TALLER, width * STEEP)
  const shapes = drawing.shelter(colour, { width, height })
  return {
    depth: 0.25,
    figure: false,
    shapes: place(shapes, placement({ x: (left + right) / 2, y: foot })),
  }
}
