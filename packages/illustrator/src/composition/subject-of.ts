import { isAboard } from './afloat.ts'
import type { Stage } from './set-stage.ts'
import type { StagedMember } from './stage-row.ts'

/** How much of the side of a bed belongs to who lies in it, on the stage. */
const BED_SIDE = 84

/** How far what is held reaches below the hand, in a figure's own units. */
const HELD_BELOW = 40

/** How much of the water is seen below what floats, in a figure's own units. */
const WATER_BELOW = 24

/** What a picture has to show: everybody, with what they hold; without anybody the middle of its setting. */
export function subjectOf(
  everybody: readonly StagedMember[],
  { setting, bed, arrangement: { past } }: Stage,
) {
  if (everybody.length === 0)
    return { left: 200, right: 824, top: 420, bottom: setting.floor.front, seenTo: 600 }
  // Of whoever stands near, the feet may go.
  const staged = everybody.map((one) =>
    one.figure.name === past ? { ...one, bounds: { ...one.bounds, bottom: kneesOf(one) } } : one,
  )
  const inBed = bed && staged.some(({ drawn, look }) => drawn.lying && look.kind === 'human')
  return {
    left: Math.min(...staged.map((member) => member.bounds.left)),
    right: Math.max(...staged.map((member) => member.bounds.right)),
    top: Math.min(...staged.map((member) => member.bounds.top)),
    bottom: Math.max(...staged.map((member) => member.bounds.bottom), inBed ? bed.y + BED_SIDE : -Infinity),
    seenTo: Math.max(...staged.flatMap((member) => [chinOf(member), ...fullHandsOf(member)])),
  }
}

const kneesOf = ({ bounds: { top, bottom } }: StagedMember): number => top + (bottom - top) * 0.72

const chinOf = ({ y, scale, raised, drawn }: StagedMember): number =>
  y + (drawn.head.centre[1] + drawn.head.radius - raised) * scale

/** The hands of whoever holds something, with room for what is in them; what they are afloat on, and the water under it. */
const fullHandsOf = ({ figure, y, scale, raised, drawn }: StagedMember): number[] =>
  isAboard(figure)
    ? [y + WATER_BELOW * scale]
    : figure.hold
      ? [drawn.hands.left, drawn.hands.right].map((hand) => y + (hand[1] + HELD_BELOW - raised) * scale)
      : []
