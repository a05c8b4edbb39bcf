import type { Look } from '../looks/look.ts'
import { isLying } from '../people/poses.ts'
import { findProp } from '../props/find-prop.ts'
import type { Pose, SceneDescription, SceneFigure } from '../scene-description.ts'
import type { Bed } from '../settings/setting.ts'
import { pairDrawings } from './pair-drawings.ts'
import type { Stage } from './set-stage.ts'
import { moved, type StagedMember } from './stage-row.ts'

const sitting = new Set<Pose>(['sit', 'read'])

/** Half the length of a bed, how far from its ends nobody sits, and how far a body sinks into its edge, on the stage. */
const HALF = 240
const FROM_END = 74
const SINKS = 18
/** The same before somebody who lies there: higher up they would sit on the legs. */
const SINKS_BEFORE = 56
/** So many sit on a bed side by side, and beside somebody who lies in it. */
const MOST = { alone: 2, besideSleeper: 1 }

/**
 * Whether those who sit in a room with a bed sit on its edge: there is nothing else to sit on, at or under, and nobody of
 * them touches a neighbour or is busy with what lies on the floor.
 */
export function sitsOnBed({ scene, bed, arrangement }: Stage, looks: readonly Look[]): boolean {
  if (!bed || arrangement.viewpoint === 'above' || arrangement.viewpoint === 'past') return false
  const { figures, props } = scene
  const people = figures.filter((_, index) => looks[index]?.kind === 'human')
  const sitters = people.filter(({ pose }) => sitting.has(pose))
  const most = people.some(({ pose }) => isLying(pose)) ? MOST.besideSleeper : MOST.alone
  return (
    sitters.length > 0 &&
    sitters.length <= most &&
    !figures.some((figure) => touches(figure, figures)) &&
    !sitters.some(({ look }) => look !== undefined && props.includes(look)) &&
    ![...props, ...figures.flatMap(({ hold }) => hold ?? [])].some((noun) => isForSitting(noun)) &&
    !figures.some(({ at, beside }) => at !== undefined || beside !== undefined)
  )
}

const touches = ({ pose, look }: SceneFigure, figures: SceneDescription['figures']): boolean =>
  pairDrawings[pose] !== undefined && figures.some(({ name }) => name === look)

/** A chair, a table, a blanket on the floor, a tent, a tub. */
function isForSitting(noun: string): boolean {
  const { seat, board, spread, shelter, bath, forFeet, ride } = findProp(noun)?.drawing ?? {}
  return [seat, board, spread, shelter, bath, forFeet, ride].some((one) => one !== undefined && one !== false)
}

/** The side of the picture at which the bed has its head. */
export const headboardIn = ({ bed, arrangement }: Pick<Stage, 'bed' | 'arrangement'>): -1 | 1 | undefined =>
  bed && (arrangement.mirrored ? 1 : -1)

/** Whoever lies in bed has the head at its head; whoever sits on it sits on its edge, at the foot where somebody lies in it. */
export function onBed(staged: readonly StagedMember[], stage: Stage, isSatOn: boolean): StagedMember[] {
  const { bed } = stage
  const headboard = headboardIn(stage)
  if (!bed || !headboard) return [...staged]
  const sleepers = staged.filter((one) => isInBed(one))
  const toHead = isTouched(sleepers, staged) ? 0 : asideToHead(sleepers, bed, headboard)
  const sitters = isSatOn ? staged.filter(({ onBench }) => onBench !== undefined) : []
  const aside = asideFor(sitters, bed, sleepers.length > 0 ? -headboard : undefined)
  return staged.map((member) => {
    if (sleepers.includes(member)) return moved(member, { x: member.x + toHead, y: member.y })
    const sinks = sleepers.length > 0 ? SINKS_BEFORE : SINKS
    return sitters.includes(member) ? onEdge(member, bed, { x: member.x + aside, sinks }) : member
  })
}

const isInBed = ({ drawn, look, raised }: StagedMember): boolean =>
  drawn.lying && look.kind === 'human' && raised === 0

const isTouched = (sleepers: readonly StagedMember[], staged: readonly StagedMember[]): boolean =>
  sleepers.some(
    ({ touches, figure }) => touches !== null || staged.some((other) => other.touches === figure.name),
  )

/** How far all who lie there have to move, so that the outermost head is at the head of the bed. */
function asideToHead(sleepers: readonly StagedMember[], bed: Bed, headboard: -1 | 1): number {
  const heads = sleepers.map(({ bounds }) => (headboard < 0 ? bounds.left : bounds.right) * headboard)
  return sleepers.length === 0 ? 0 : (bed.x * headboard + HALF - PILLOW - Math.max(...heads)) * headboard
}

/** How far the end of a bed is from whose head lies at it. */
const PILLOW = 6

function onEdge(member: StagedMember, bed: Bed, { x, sinks }: { x: number; sinks: number }): StagedMember {
  // How large somebody is depends on where the feet are, and that on how large they are.
  let placed = moved(member, { x, y: member.y })
  for (let round = 0; round < 3; round++)
    placed = moved(placed, { x, y: bed.y + sinks + (member.onBench ?? 0) * placed.scale })
  return placed
}

/** How far all who sit there have to move, so that the bed is under them. */
function asideFor(sitters: readonly StagedMember[], bed: Bed, foot: number | undefined): number {
  const [least, most] = [bed.x - HALF + FROM_END, bed.x + HALF - FROM_END]
  const [first, last] = [Math.min(...sitters.map(({ x }) => x)), Math.max(...sitters.map(({ x }) => x))]
  if (foot !== undefined) return foot < 0 ? least - first : most - last
  return last - first > most - least
    ? bed.x - (first + last) / 2
    : Math.max(least - first, Math.min(most - last, 0))
}
