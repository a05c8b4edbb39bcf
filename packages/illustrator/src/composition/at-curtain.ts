import { PAGE_SIZE } from '../drawing/shape.ts'
import { hungFrom } from '../people/hidden.ts'
import type { Stage } from './set-stage.ts'
import { moved, type StagedMember } from './stage-row.ts'

/** Where the rod of a window is above its middle, and the outer edge of its curtains, where the size is 1. */
const ROD = { up: 188, half: 226 }
/** How far a curtain hangs beside the middle of the head that looks out from behind it, in radii of the head. */
const DRAPE = 1.7

/**
 * Who hides behind a curtain stands at the window of the room, behind one of its curtains and not before its glass, at the side
 * where nobody is before them; where the window is not seen the curtain has a rod of its own.
 */
export function atCurtain(staged: readonly StagedMember[], stage: Stage): StagedMember[] {
  const { setting, scene, arrangement, window } = stage
  const hider = staged.find(({ drawn }) => drawn.curtain)
  const isNear = hider !== undefined && hider.figure.name === arrangement.past
  if (!window || !hider?.drawn.curtain || isNear || arrangement.viewpoint === 'above') return [...staged]
  const others = staged.filter((one) => one !== hider)
  const reach = hider.drawn.head.radius * hider.scale * DRAPE
  const places = ([-1, 1] as const).map((side) =>
    moved(turnedTo(hider, side < 0 ? 1 : -1), {
      x: window.x + side * (ROD.half * window.size - reach),
      y: setting.floor.back + 6,
    }),
  )
  const [place] = places.sort((one, other) => crowd(one, others) - crowd(other, others))
  if (!place) return [...staged]
  const rod = -(place.y - (window.y - ROD.up * window.size)) / place.scale
  const isNamed = scene.props.some((noun) => / curtains?$/.test(noun))
  const colour = isNamed ? hider.drawn.curtain.colour : window.curtain
  const hung = { ...place, drawn: hungFrom(place.drawn, rod, colour) }
  return staged.map((one) => (one === hider ? hung : asideOf(hung, one)))
}

/** A face looks out so far beside the place where somebody stands, in radii of the head. */
const FACE = 1.25

/** Who is as tall as the face that looks out stands beside it. */
function asideOf(hidden: StagedMember, other: StagedMember): StagedMember {
  const { centre, radius } = hidden.drawn.head
  const half = radius * hidden.scale * FACE
  const middle = hidden.x + centre[0] * hidden.scale * hidden.attention.facing
  const [left, right] = [middle - half, middle + half]
  const isBelow = other.bounds.top > hidden.y + (centre[1] + radius) * hidden.scale
  if (isBelow || other.bounds.right < left || other.bounds.left > right) return other
  const isRight = (other.bounds.left + other.bounds.right) / 2 > middle
  const by = isRight ? right - other.bounds.left : left - other.bounds.right
  return moved(other, { x: other.x + by, y: other.y })
}

/** The curtain hangs at their back, where that of the window does, and they look out from before the glass. */
const turnedTo = (member: StagedMember, facing: -1 | 1): StagedMember =>
  member.attention.facing === facing
    ? member
    : {
        ...member,
        attention: { ...member.attention, facing },
        left: member.right,
        right: member.left,
      }

/** By how much others stand before somebody, in widths of the page. */
const crowd = ({ bounds }: StagedMember, others: readonly StagedMember[]): number =>
  others.reduce(
    (sum, other) =>
      sum +
      Math.max(0, Math.min(bounds.right, other.bounds.right) - Math.max(bounds.left, other.bounds.left)) /
        PAGE_SIZE,
    0,
  )
