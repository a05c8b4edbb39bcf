import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { View } from './camera.ts'
import { fallen, GAP, hollow, isLeafy } from './holes.ts'
import type { StandingThing } from './placing.ts'
import type { Stage } from './set-stage.ts'
import { moved, type StagedMember } from './stage-row.ts'
import { bodyOf } from './stand-prop.ts'

/** "Hedge before Lottie": it runs from border to border, and she is on its far side. "Hedge with a hole" has everybody on the near one. */
const divided = /^.+? (?:before (.+)|with a hole)$/i

/** Who stands on the far side of what divides the place, by its noun; null where nobody does, undefined where it divides nothing. */
export const beyond = (noun: string): string | null | undefined => {
  const found = divided.exec(noun)
  return found ? (found[1] ?? null) : undefined
}

/** Whether something runs through the place. */
export const isDivided = ({ props }: Pick<SceneDescription, 'props'>): boolean =>
  props.some((noun) => beyond(noun) !== undefined)

/** Where between the back of the floor and its front it stands, and all who are before it at least, 0 to 1. */
const FOOT = 0.34
const BEFORE = 0.62
/** How far behind its foot those beyond it stand, in that measure. */
const BEYOND = 0.5

const lineAt = ({ setting: { floor } }: Pick<Stage, 'setting'>, part: number): number =>
  floor.back + (floor.front - floor.back) * part

/** Everybody on their own side of it. */
export function onTheirSides(staged: readonly StagedMember[], stage: Stage): StagedMember[] {
  const far = stage.scene.props.flatMap((noun) => beyond(noun) ?? [])
  if (!isDivided(stage.scene)) return [...staged]
  return staged.map((member) => {
    const y = far.includes(member.figure.name)
      ? lineAt(stage, FOOT - BEYOND)
      : Math.max(member.y, lineAt(stage, BEFORE))
    return moved(member, { x: member.x, y })
  })
}

/** How high it is: a grown-up looks over it, and of a child the face is seen. */
const HEIGHT = 172
/** How much of each piece the next one covers. */
const OVERLAP = 0.06

/** A hedge, a wall or a fence from border to border, with a hole through which a child fits, where a child is. */
export function divider(
  prop: NamedProp,
  { stage, group, view }: { stage: Stage; group: { staged: readonly StagedMember[] }; view: View },
): StandingThing {
  const y = lineAt(stage, FOOT)
  const x = holeAt(group.staged, stage, view)
  const pieces = (from: number, to: number, side: -1 | 1): Shape[] => row(prop, { from, to, side, y })
  const [left, right] = [view.left, view.left + view.size]
  const shapes = isLeafy(prop.noun)
    ? [...pieces(left, right, 1), ...hollow(prop, x, y)]
    : [...pieces(x - GAP, left, -1), ...pieces(x + GAP, right, 1), ...fallen(prop, x, y)]
  return { noun: prop.noun, y, layer: { depth: 0.05, figure: false, shapes } }
}

/** Piece beside piece from one place on to another, to the left or to the right. */
function row(
  prop: NamedProp,
  { from, to, side, y }: { from: number; to: number; side: -1 | 1; y: number },
): Shape[] {
  const piece = drawProp({ ...prop, count: 1 })
  const { left, right, top } = bodyOf(piece)
  const scale = HEIGHT / -top
  const wide = (right - left) * scale
  const step = wide * (1 - OVERLAP)
  const edge = side > 0 ? left : right
  const count = Math.max(0, Math.ceil(((to - from) * side) / step)) + (side > 0 ? 1 : 0)
  return Array.from({ length: count }, (_, index) =>
    place(piece, placement({ x: from + side * index * step - edge * scale, y, scale })),
  ).flat()
}

/** Where whoever looks at it or is nearest to its middle stands; else in the middle. */
function holeAt(staged: readonly StagedMember[], { scene }: Stage, view: View): number {
  const far = scene.props.flatMap((noun) => beyond(noun) ?? [])
  const near = staged.filter(({ figure }) => !far.includes(figure.name))
  const smallest = [...near].sort((one, other) => one.drawn.height - other.drawn.height)
  const child = smallest.find(({ look }) => look.kind === 'human') ?? smallest[0]
  return child?.x ?? view.left + view.size / 2
}
