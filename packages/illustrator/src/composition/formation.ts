import type { SettingDrawing } from '../settings/setting.ts'
import type { Arrangement } from './arrangement.ts'
import { foreshortened } from './from-above.ts'
import type { StagedMember } from './stage-row.ts'

/** How much deeper than the usual floor the ground is on which everybody stands who is seen from above. */
const DEEPER = 2
/** How far before the back of it the farthest stand, so that there is ground behind them. */
const AWAY_FROM_WALL = 120

/** How much larger somebody near is than on the row, and how much smaller the others: those who act are what the picture is of. */
const [NEAR, BEYOND] = [1.1, 0.93]
/** So much taller than the others somebody near is at most. */
const TALLER = 1.2

/** Where somebody of the row stands instead. */
type Move = (member: StagedMember, y: number, aside?: number, grown?: number) => StagedMember

/**
 * Takes the row apart for where it is seen from: near and far by turns for who looks from above, one of them large and
 * near for who looks past them. Who touch each other stay together.
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
    return blocks.flatMap((block, index) => {
      const part = blocks.length === 1 ? 0.6 : (index % 2 === 0) === reversed ? 0.08 : 0.95
      const line = far + (near - far) * part
      const first = Math.max(...block.map(({ y }) => y))
      return block.map((member) => move(member, line + (member.y - first)))
    })
  }
  if (viewpoint === 'past') {
    const near = staged.find(({ figure }) => figure.name === past)
    if (!near) return staged
    const others = staged.filter((member) => member !== near)
    const side = staged.indexOf(near) < (staged.length - 1) / 2 ? -1 : 1
    const far = others.map((member) => move(member, member.y - 0.4 * (floor.front - floor.back), 0, BEYOND))
    const tallest = Math.max(...others.map(({ drawn }) => drawn.height))
    const grown = Math.max(0.8, NEAR * Math.min(1, (tallest * TALLER) / near.drawn.height))
    const stands = move(near, Math.min(1140, floor.front + 120), 0, grown)
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

const fromAbove = (member: StagedMember): StagedMember => ({
  ...member,
  drawn: foreshortened(member.drawn),
})

/** Who touch each other, and who stand alone, from left to right. */
function blocksOf(staged: readonly StagedMember[]): StagedMember[][] {
  const blocks: StagedMember[][] = []
  for (const member of staged) {
    const before = blocks.at(-1)
    const touches = before?.some(
      (other) => other.touches === member.figure.name || member.touches === other.figure.name,
    )
    if (before && touches) before.push(member)
    else blocks.push([member])
  }
  return blocks
}
