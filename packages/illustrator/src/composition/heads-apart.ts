import { headOf, isLevel } from './formation.ts'
import { moved, type StagedMember } from './stage-row.ts'

/**
 * Steps neighbours aside whose heads, with hair and hats, would touch where they stand: nearer ones are larger, and
 * who sits on a bench is higher than in the row. Those who touch each other stay as they are; who sleeps moves for nobody.
 */
export function headsApart(staged: readonly StagedMember[]): StagedMember[] {
  const blocks = blocksOf(staged)
  const placed: StagedMember[] = []
  let aside = 0
  for (const block of blocks) {
    const missing = placed.flatMap((before) => block.map((member) => overlapOf(before, by(member, aside))))
    aside += Math.max(0, ...missing)
    placed.push(...block.map((member) => by(member, aside)))
  }
  if (aside === 0 || staged.some(isAsleep)) return [...staged]
  // The group stays where it was.
  return staged.map((member) => {
    const there = placed.find(({ figure }) => figure === member.figure) ?? member
    return by(there, -aside / 2)
  })
}

const isAsleep = ({ drawn, look }: StagedMember): boolean => drawn.lying && look.kind === 'human'

const by = (member: StagedMember, aside: number): StagedMember =>
  aside === 0 ? member : moved(member, { x: member.x + aside, y: member.y })

/** From left to right, who touch each other together. */
function blocksOf(staged: readonly StagedMember[]): StagedMember[][] {
  const blocks: StagedMember[][] = []
  for (const member of [...staged].sort((one, other) => one.x - other.x)) {
    const own = blocks.find((block) => block.some((other) => isTouched(member, other)))
    if (own) own.push(member)
    else blocks.push([member])
  }
  return blocks
}

const isTouched = (one: StagedMember, other: StagedMember): boolean =>
  one.touches === other.figure.name || other.touches === one.figure.name

/** How far the head of the first, on the left, reaches over that of the other. */
function overlapOf(before: StagedMember, next: StagedMember): number {
  if (before.drawn.lying || next.drawn.lying) return 0
  const [left, right] = [headOf(before), headOf(next)]
  return isLevel(left, right) ? left.right - right.left + noseRoom(before, next) : 0
}

/** Between the noses of two who face each other, in the radius of a head. */
const NOSES = 0.4
/** From this turn on a nose is seen from the side. */
const PROFILE = 0.4

function noseRoom(before: StagedMember, next: StagedMember): number {
  const faces = (
    { attention: { facing, turn, headTurn = turn }, drawn }: StagedMember,
    side: -1 | 1,
  ): boolean => facing === side && headTurn > PROFILE && !drawn.faceless && drawn.faceFirst !== true
  if (!faces(before, 1) || !faces(next, -1)) return 0
  return NOSES * Math.max(before.drawn.head.radius * before.scale, next.drawn.head.radius * next.scale)
}
