import type { Point } from '../geometry/point.ts'
import type { Ground } from '../people/figure.ts'
import { type Side, sign } from '../people/posture.ts'
import { overSeat } from './at-table.ts'
import { drawFigure, thingInHand } from './draw-figure.ts'
import { beforeForeshortening, foreshortened } from './from-above.ts'
import type { StagedMember } from './stage-row.ts'

/** From the middle of a hand that lies on a table down to its edge, and from the middle of the body to it, in figure units. */
const [ON_EDGE, ASIDE] = [9, 34]
/** How far before the body hands on a table are, in arm's lengths. */
const FORWARD = 0.5
/** Who sits farther behind the table does not reach it, on the stage. */
const AT_EDGE = 8

/**
 * Whoever sits at a table with nothing before them has both hands on it: under it arms would end in nothing.
 *
 * @param busy the names of those before whom something stands on it: sleeves would hide that
 */
export function handsOnTable(
  staged: readonly StagedMember[],
  ground: Ground,
  { isFromAbove, busy }: { isFromAbove: boolean; busy: readonly string[] },
): StagedMember[] {
  const over = overSeat(staged)
  const table = Math.max(...staged.filter(({ onBench }) => onBench !== undefined).map(({ y }) => y))
  return staged.map((member) => {
    const isAtEdge = table - member.y < AT_EDGE
    if (!isAtEdge || busy.includes(member.figure.name) || !isFree(member)) return member
    const upright = drawFigure(member, member.attention, ground, null)
    const at = (side: Side): Point =>
      isFromAbove ? beforeForeshortening(upright, onEdge(member, side, over)) : onEdge(member, side, over)
    const near = (['left', 'right'] as const).filter((side) => isNear(member, side))
    const grasps = { left: at('left'), right: at('right') }
    const drawn = drawFigure(member, member.attention, ground, { grasps, over: near })
    return { ...member, drawn: isFromAbove ? foreshortened(drawn) : drawn }
  })
}

const isFree = ({ figure, look, touches, onBench, drawn }: StagedMember): boolean =>
  figure.pose === 'sit' &&
  figure.size === undefined &&
  look.kind === 'human' &&
  look.age !== 'baby' &&
  touches === null &&
  onBench !== undefined &&
  drawn.limbs !== null &&
  thingInHand(figure) === undefined

/** From this turn on the far arm is behind the body, and ends behind the table. */
const SIDEWAYS = 0.5

const isNear = ({ attention }: StagedMember, side: Side): boolean =>
  side === 'left' || attention.turn < SIDEWAYS

function onEdge(
  { attention: { turn }, onBench = 0, raised, drawn }: StagedMember,
  side: Side,
  over: number,
): Point {
  const angle = (turn * Math.PI) / 2
  const forward = (drawn.limbs?.build.arm ?? 0) * FORWARD
  const y = raised - onBench - over - ON_EDGE
  return [sign(side) * ASIDE * Math.cos(angle) + forward * Math.sin(angle), y]
}
