import type { Bounds } from '../geometry/path.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import type { Arrangement } from './arrangement.ts'
import { foreshortened } from './from-above.ts'
import type { StagedMember } from './stage-row.ts'

/** How much deeper than the usual floor the ground is on which everybody stands who is seen from above. */
const DEEPER = 2
/** How far before the back of it the farthest stand, so that there is ground behind them. */
const AWAY_FROM_WALL = 120

/** How much larger somebody near is than on the row, and how much smaller the others: those who act are what the picture is of. */
const [NEAR, BEYOND] = [0.98, 0.96]
/** So much taller than the others somebody near is at most. */
const TALLER = 1.1

/** Where somebody of the row stands instead. */
type Move = (member: StagedMember, y: number, aside?: number, grown?: number) => StagedMember

/**
 * Takes the row apart for where it is seen from: near and far by turns for who looks from above, one of them large and
 * near for who looks past them. Who touch each other stay together, and so do neighbours who sit: on one blanket, in one tent.
 */
export function inFormation(
  staged: StagedMember[],
  { floor }: Pick<SettingDrawing, 'floor'>,
  { viewpoint, past, reversed }: Arrangement,
  move: Move,
): StagedMember[] {
  if (viewpoint === 'above') {
    const [far, near] = [floor.back + AWAY_FROM_WALL, floor.back + (floor.front - floor.back) * DEEPER]
    const blocks = blocksOf(staged.map(fromAbove))
    const placed = blocks.map((block, index) => {
      const part = blocks.length === 1 ? 0.6 : (index % 2 === 0) === reversed ? 0.2 : 0.82
      const line = far + (near - far) * part
      const first = Math.max(...block.map(({ y }) => y))
      return block.map((member) => move(member, line + (member.y - first)))
    })
    return headsClear(placed, move)
  }
  if (viewpoint === 'past') {
    const near = staged.find(({ figure }) => figure.name === past)
    if (!near) return staged
    const others = staged.filter((member) => member !== near)
    const side = staged.indexOf(near) < (staged.length - 1) / 2 ? -1 : 1
    const far = others.map((member) => move(member, member.y - 0.25 * (floor.front - floor.back), 0, BEYOND))
    const tallest = Math.max(...others.map(({ drawn }) => drawn.height))
    const grown = Math.max(0.8, NEAR * Math.min(1, (tallest * TALLER) / near.drawn.height))
    const stands = move(near, Math.min(1080, floor.front + 60), 0, grown)
    const edge =
      side < 0
        ? Math.min(...far.map(({ bounds }) => bounds.left)) - (stands.bounds.right - stands.x)
        : Math.max(...far.map(({ bounds }) => bounds.right)) + (stands.x - stands.bounds.left)
    const placed = move(near, stands.y, edge - near.x, grown)
    return staged.map((member) => (member === near ? placed : (far[others.indexOf(member)] ?? member)))
  }
  if (viewpoint === 'window' && !staged.some(({ drawn }) => drawn.lying)) {
    const blocks = blocksOf(staged)
    const far = floor.back + 0.1 * (floor.front - floor.back)
    return blocks.length === 1
      ? staged
      : blocks.flatMap((block, index) =>
          (index % 2 === 0) === reversed
            ? block.map((member) => move(member, far + member.y - (block[0]?.y ?? 0)))
            : block,
        )
  }
  if (viewpoint === 'far') {
    const blocks = blocksOf(staged)
    return blocks.flatMap((block, index) =>
      block.map((member) =>
        move(member, member.y - (0.4 + (index % 2) * 0.25) * (member.y - floor.back), 0, 0.78),
      ),
    )
  }
  return staged
}

/** Blocks from left to right so far apart that no head of who is near lies over the body of who is far. */
function headsClear(blocks: readonly StagedMember[][], move: Move): StagedMember[] {
  let row: StagedMember[] = []
  for (const block of blocks) {
    const missing = row.flatMap((one) => block.map((other) => overlapOf(one, other)))
    const aside = Math.max(0, ...missing)
    row = [...row, ...block.map((member) => move(member, member.y, aside))]
  }
  // All have moved to the right: the group stays where it was.
  const [before, after] = [blocks.flat(), row].map(
    (all) =>
      Math.min(...all.map(({ bounds }) => bounds.left)) + Math.max(...all.map(({ bounds }) => bounds.right)),
  )
  const back = ((before ?? 0) - (after ?? 0)) / 2
  return back === 0 ? row : row.map((member) => move(member, member.y, back))
}

/** A body is narrower than the box around it, on each side by this share. */
const AROUND_BODY = 0.26
/** Such a share of the box around who is far may be behind who is near. */
const BEHIND_BODY = 0.6

/** How far the head or the body of the nearer of two reaches over the other; `one` is on the left. */
function overlapOf(one: StagedMember, other: StagedMember): number {
  const [near, far] = one.y > other.y ? [one, other] : [other, one]
  const [left, right] = [headOf(one), headOf(other)]
  const heads = isLevel(left, right) ? left.right - right.left : 0
  if (!isLevel(near.bounds, far.bounds)) return heads
  const width = far.bounds.right - far.bounds.left
  const bodies = one.bounds.right - other.bounds.left - width * BEHIND_BODY
  if (!isLevel(headOf(near), far.bounds)) return Math.max(heads, bodies)
  const slim = width * AROUND_BODY
  const body = near === one ? left.right - (other.bounds.left + slim) : one.bounds.right - slim - right.left
  return Math.max(heads, body, bodies)
}

/** Whether one box is beside another rather than wholly above or below it. */
export const isLevel = (one: Bounds, other: Bounds): boolean =>
  one.top < other.bottom && other.top < one.bottom

/** Between a head and who is behind it, in figure units. */
const AIR = 10

/** The box around a head, with its hair. */
export function headOf({ x, y, scale, raised, attention, drawn: { head } }: StagedMember): Bounds {
  const [middle, height] = [
    x + head.centre[0] * attention.facing * scale,
    y + (head.centre[1] - raised) * scale,
  ]
  const [half, radius] = [(head.half + AIR) * scale, head.radius * 1.1 * scale]
  return { left: middle - half, right: middle + half, top: height - radius, bottom: height + radius }
}

const fromAbove = (member: StagedMember): StagedMember => ({
  ...member,
  drawn: foreshortened(member.drawn),
})

/** Who touch each other or sit side by side, and who stand alone, from left to right. */
function blocksOf(staged: readonly StagedMember[]): StagedMember[][] {
  const blocks: StagedMember[][] = []
  for (const member of staged) {
    const before = blocks.at(-1)
    const isWithThem = before?.some(
      (other) =>
        other.touches === member.figure.name ||
        member.touches === other.figure.name ||
        isSeated(other, member),
    )
    if (before && isWithThem) before.push(member)
    else blocks.push([member])
  }
  return blocks
}

const isSeated = (...both: readonly StagedMember[]): boolean =>
  both.every(({ figure, look }) => figure.pose === 'sit' && look.kind === 'human')
