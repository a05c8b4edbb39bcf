import { place } from '../drawing/shape.ts'
import { applied } from '../geometry/matrix.ts'
import type { NamedProp } from '../props/prop.ts'
import { isAttending, whoIsAt } from './at-their-things.ts'
import { within } from './camera.ts'
import type { Spot } from './gaps.ts'
import { seenPart } from './kept-in-view.ts'
import type { Placing, StandingThing } from './placing.ts'
import { moveIntoView } from './seen-aside.ts'
import { FAR, type StagedMember } from './stage-row.ts'
import { extentOf, ontoStage, standProp, UNIT } from './stand-prop.ts'

/** A thing on the ground among everybody: at the hands of who is busy with it, else where there is room. */
export function standAmong(prop: NamedProp, placing: Placing): StandingThing {
  const { stage, group, view } = placing
  const { noun, drawing } = prop
  const who = whoIsAt(noun, stage.scene.figures)
  const owner = group.staged.find(({ figure }) => figure.name === who?.name)
  if (owner?.figure.at === 'far') return standFar(prop, owner, placing)
  const { x, y, scale } = spotFor(prop, owner, placing)
  const middle = group.staged.reduce((sum, member) => sum + member.x, 0) / Math.max(1, group.staged.length)
  const mirrored = drawing.handle !== undefined && drawing.handle[0] > 0 === x > middle
  const standing = { x, y, unit: UNIT * scale * group.closeness, depth: 0.05, mirrored }
  const whole = standProp(prop, standing, stage.light)
  const move = moveIntoView(whole, standing, view, stage)
  const layer = { ...whole, shapes: place(whole.shapes, move) }
  if (!drawing.handle) return { noun, y, layer }
  return { noun, y, layer, handle: applied(move, applied(ontoStage(prop, standing), drawing.handle)) }
}

/** What somebody far away has beside them is as far, and as small from there. */
function standFar(prop: NamedProp, { bounds, y }: StagedMember, { stage, group }: Placing): StandingThing {
  const far = group.closeness * FAR.size
  const half = (extentOf(prop).width * far) / 2
  const hidden = (x: number): number =>
    Math.max(
      ...group.staged.map((member) =>
        member.bounds === bounds ? 0 : shared(around(x, half), member.bounds),
      ),
    )
  const [x = bounds.right + half] = [bounds.right + half, bounds.left - half].sort(
    (one, other) => hidden(one) - hidden(other),
  )
  return {
    noun: prop.noun,
    y,
    layer: standProp(prop, { x, y, unit: UNIT * far, depth: 0.05 }, stage.light),
  }
}

/** Between feet and a thing beside them, and how much nearer to the reader it stands. */
const BESIDE = { apart: 6, nearer: 8 }
/** The share of a thing that may stand before the one who is busy with it, and of one that others may be at. */
const [BEFORE_OWNER, BEFORE_OTHERS] = [0.5, 0.15]

function spotFor(prop: NamedProp, owner: StagedMember | undefined, placing: Placing): Spot {
  const { group, gaps, view, stage } = placing
  const { sideOf, isFixed } = group.props
  const width = extentOf(prop).width * group.closeness
  const side = sideOf(prop.noun)
  const beside = gaps.onGround(side, width, isFixed?.(prop.noun))
  const free = isTooSmall(prop, beside) ? behindFeet(gaps.aside(side, width), placing) : beside
  if (!owner || !isAttending(owner.figure)) return free
  const { bounds, y } = owner
  const seen = seenPart(view, stage.arrangement.viewpoint)
  const reach = width / 2 + BESIDE.apart
  const x = within(
    side < 0 ? bounds.left - reach : bounds.right + reach,
    seen.left + width * 0.55,
    seen.right - width * 0.55,
  )
  const takes = around(x, width / 2)
  const isFree = group.staged.every(
    (member) => shared(takes, member.bounds) <= width * (member === owner ? BEFORE_OWNER : BEFORE_OTHERS),
  )
  return isFree && y < seen.bottom ? { x, y: y + BESIDE.nearer, scale: 1 } : free
}

/** The least size of a boat in a corner, as a share of its own: below it, it would be a toy. */
const LEAST_IN_CORNER = 0.8

const isTooSmall = ({ drawing }: NamedProp, { scale }: Spot): boolean =>
  drawing.standsAlone === true && scale < LEAST_IN_CORNER

/** What is too large for a corner stands behind everybody, in its own size. */
const behindFeet = (x: number, { group }: Placing): Spot => ({
  x,
  y: Math.min(...group.staged.map((member) => member.y)) - BESIDE.nearer,
  scale: 1,
})

const around = (x: number, half: number) => ({ left: x - half, right: x + half })

const shared = (one: { left: number; right: number }, other: { left: number; right: number }): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left)
