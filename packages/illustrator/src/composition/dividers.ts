import { darker } from '../drawing/colour.ts'
import { flat, type Layer, place, round, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { blob } from '../geometry/path.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { View } from './camera.ts'
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
/** Half the width of the hole, and its height, on the stage. */
const HOLE = { half: 104, height: 150 }

/** A hedge, a wall or a fence from border to border, with a hole through which a child fits, where a child is. */
export function divider(
  prop: NamedProp,
  { stage, group, view }: { stage: Stage; group: { staged: readonly StagedMember[] }; view: View },
): StandingThing {
  const y = lineAt(stage, FOOT)
  const piece = drawProp({ ...prop, count: 1 })
  const { left, right, top } = bodyOf(piece)
  const scale = HEIGHT / -top
  const step = (right - left) * scale * (1 - OVERLAP)
  const count = Math.ceil(view.size / step) + 1
  const row = Array.from({ length: count }, (_, index) =>
    place(piece, placement({ x: view.left + index * step, y, scale })),
  ).flat()
  const layer: Layer = {
    depth: 0.05,
    figure: false,
    shapes: [...row, ...hole(prop, holeAt(group.staged, stage, view), y)],
  }
  return { noun: prop.noun, y, layer }
}

/** Where whoever looks at it or is nearest to its middle stands; else in the middle. */
function holeAt(staged: readonly StagedMember[], { scene }: Stage, view: View): number {
  const far = scene.props.flatMap((noun) => beyond(noun) ?? [])
  const near = staged.filter(({ figure }) => !far.includes(figure.name))
  const smallest = [...near].sort((one, other) => one.drawn.height - other.drawn.height)
  const child = smallest.find(({ look }) => look.kind === 'human') ?? smallest[0]
  return child?.x ?? view.left + view.size / 2
}

/** The grass on its other side is seen through it. */
const GRASS = '#a9d07e'

function hole({ colour }: NamedProp, x: number, y: number): Shape[] {
  const arch = (half: number, height: number) =>
    blob([
      [x - half, y + 2],
      [x - half * 0.98, y - height * 0.5],
      [x - half * 0.56, y - height * 0.92],
      [x + half * 0.06, y - height],
      [x + half * 0.62, y - height * 0.88],
      [x + half, y - height * 0.46],
      [x + half * 0.98, y + 2],
    ])
  const { half, height } = HOLE
  return [round(arch(half, height), darker(colour, 0.62)), flat(arch(half - 16, height - 15), GRASS)]
}
