import { place } from '../drawing/shape.ts'
import { applied } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { isAttending, whoIsAt } from './at-their-things.ts'
import { within } from './camera.ts'
import type { Spot } from './gaps.ts'
import { coveredPart, seenPart } from './kept-in-view.ts'
import { isCrowd } from './many-who-watch.ts'
import type { Placing, StandingThing } from './placing.ts'
import { moveIntoView } from './seen-aside.ts'
import { FAR, type StagedMember } from './stage-row.ts'
import { bodyOf, extentOf, ontoStage, standProp, UNIT } from './stand-prop.ts'

/** A thing on the ground among everybody: at the hands of who is busy with it, else where there is room. */
export function standAmong(prop: NamedProp, placing: Placing): StandingThing {
  const { stage, group, view } = placing
  const { noun, drawing } = prop
  const who = whoIsAt(noun, stage.scene.figures)
  const owner = group.staged.find(({ figure }) => figure.name === who?.name)
  if (owner?.figure.at === 'far') return standFar(prop, owner, placing)
  const { x, y, scale } = apart(spotFor(prop, owner, placing), prop, placing)
  const middle = group.staged.reduce((sum, member) => sum + member.x, 0) / Math.max(1, group.staged.length)
  const mirrored = drawing.handle !== undefined && drawing.handle[0] > 0 === x > middle
  const standing = { x, y, unit: UNIT * scale * group.closeness, depth: 0.05, mirrored }
  const whole = standProp(prop, standing, stage.light)
  const move = moveIntoView(whole, standing, view, stage, prop.words)
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

/** The share of a thing on the ground that may be before another or behind it. */
const SHARED = 0.2

/** The share of a flag or a gate behind everybody that it may hide. */
const HIDDEN = 0.4

const standsBehind = (prop: NamedProp | null): boolean =>
  prop !== null &&
  prop.drawing.place === 'behind' &&
  !isCrowd(prop) &&
  !prop.drawing.across &&
  !prop.drawing.top &&
  !prop.drawing.shelter

/** Where it is in another thing it stands on the other side of everybody, where there is none. */
function apart(spot: Spot, prop: NamedProp, { placed, group, gaps }: Placing): Spot {
  const { sideOf, isFixed } = group.props
  const { width, height } = extentOf(prop)
  const boxAt = ({ x, y, scale }: Spot): Bounds => {
    const size = scale * group.closeness
    return { ...around(x, (width * size) / 2), top: y - height * size, bottom: y }
  }
  const others = placed.among
    .filter(({ noun }) => findProp(noun)?.drawing.spread !== true)
    .map(({ layer }) => bodyOf(layer.shapes))
  const farther = placed.shown.filter(({ noun }) => standsBehind(findProp(noun))).map(({ box }) => box)
  const shares = (one: Spot): number => {
    const own = boxAt(one)
    const hides = (other: Bounds): number => coveredPart(other, [own])
    return Math.max(
      coveredPart(own, others),
      ...others.map(hides),
      ...farther.map((other) => hides(other) - HIDDEN + SHARED),
    )
  }
  if (isFixed?.(prop.noun) || shares(spot) <= SHARED) return spot
  const there = gaps.onGround(sideOf(prop.noun) < 0 ? 1 : -1, width * group.closeness, true)
  const isBefore = group.staged.some(({ bounds }) => coveredPart(bounds, [boxAt(there)]) > SHARED)
  return isTooSmall(prop, there) || isBefore || shares(there) >= shares(spot) ? spot : there
}

const around = (x: number, half: number) => ({ left: x - half, right: x + half })

const shared = (one: { left: number; right: number }, other: { left: number; right: number }): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left)
