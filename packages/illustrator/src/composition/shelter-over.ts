import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { NamedProp } from '../props/prop.ts'
import type { Pose, Shot } from '../scene-description.ts'
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

const peopleIn = (staged: readonly StagedMember[]): readonly StagedMember[] =>
  staged.filter(({ look }) => look.kind === 'human')

/** Near to those who are all in it one is in it with them, and looks out. */
export const isSeenFromWithin = (
  { drawing, damage }: NamedProp,
  staged: readonly StagedMember[],
  shot: Shot,
): boolean => {
  const people = peopleIn(staged)
  return (
    drawing.within !== undefined && !damage && shot === 'close' && people.length > 0 && people.every(isWithin)
  )
}

/** How far behind them its ground sheet ends. */
const BEHIND = 40

function fromWithin({ drawing, colour }: NamedProp, staged: readonly StagedMember[]): Layer {
  const people = peopleIn(staged)
  const left = Math.min(...people.map(({ bounds }) => bounds.left))
  const right = Math.max(...people.map(({ bounds }) => bounds.right))
  const foot = Math.min(...people.map(({ y }) => y)) - BEHIND
  const width = Math.max(LEAST.width, right - left)
  const tallest = foot - Math.min(...people.map(({ bounds }) => bounds.top))
  const height = Math.max(LEAST.height, tallest, width * STEEP)
  const shapes = drawing.within?.(colour, { width, height }) ?? []
  return { depth: 0.25, figure: false, shapes: place(shapes, placement({ x: (left + right) / 2, y: foot })) }
}

/** A tent over all who sit or lie, so large that they are in it; undefined where nobody does: then it stands behind everybody. */
export function shelterOver(prop: NamedProp, staged: readonly StagedMember[], shot: Shot): Layer | undefined {
  const { drawing, colour, damage } = prop
  const within = staged.filter(isWithin)
  if (within.length === 0 || !drawing.shelter || damage) return undefined
  if (isSeenFromWithin(prop, staged, shot)) return fromWithin(prop, staged)
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
