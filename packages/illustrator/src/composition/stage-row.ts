import type { Bounds } from '../geometry/path.ts'
import { isLying } from '../people/poses.ts'
import type { Bed, SettingDrawing } from '../settings/setting.ts'
import { isAboard, isAfloat } from './afloat.ts'
import type { Arrangement } from './arrangement.ts'
import { inFormation } from './formation.ts'
import type { RowMember } from './row.ts'

/** A member of the row with a place on the stage. */
export interface StagedMember extends RowMember {
  y: number
  scale: number
  bounds: Bounds
}

/** A child of 400 units stands 320 tall on the stage. */
const UNIT = 0.8

/**
 * How much larger than usual a group of small ones stands on the stage, 1 to 2.3: the reader comes down to them, and
 * what lies behind them stays wide.
 */
export function closenessTo(row: readonly RowMember[], { depth, viewpoint }: Arrangement): number {
  const tallest = Math.max(...row.map(({ drawn, raised }) => drawn.height + raised))
  const most = Math.max(1, Math.min(2.3, 260 / tallest))
  if (row.some(({ drawn }) => drawn.lying)) return 1
  return (1 + (most - 1) * (0.3 + 0.7 * depth)) * (viewpoint === 'near' ? 1.3 : 1)
}

/** Stands the row on the floor: small ones in front, tall ones behind, partners on one line. */
export function stageRow(
  row: readonly RowMember[],
  { floor, water }: Pick<SettingDrawing, 'floor' | 'water'>,
  arrangement: Arrangement,
  bed: Bed | undefined,
  closeness: number,
): StagedMember[] {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return []
  const width = last.x + last.right - (first.x - first.left)
  const scale = Math.min(UNIT * closeness, (floor.right - floor.left + 60) / width)
  const room = Math.max(0, (floor.right - floor.left - width * scale) / 2)
  const middle = (floor.left + floor.right) / 2 + arrangement.third * Math.min(room, 150)
  const sleeper = bed && row.find(({ figure, look }) => isLying(figure.pose) && look.kind === 'human')
  const shift = sleeper && bed ? bed.x - (middle + sleeper.x * scale) : 0
  const isOnWater = (member: RowMember): boolean =>
    water !== undefined && (isAfloat(member) || isAboard(member.figure))
  const staged = row.map((member) => {
    const inBed = bed !== undefined && isLying(member.figure.pose) && member.look.kind === 'human'
    const y = inBed
      ? bed.y
      : water !== undefined && isOnWater(member)
        ? water
        : floor.back + (floor.front - floor.back) * nearnessOf(member, row, arrangement)
    const at = middle + shift + member.x * scale
    if (member.figure.at === 'far') return stage(member, at, y - FAR.behind, scale * FAR.size)
    return stage(member, at, y - member.behind * scale, scale)
  })
  return inFormation(staged, { floor }, arrangement, (member, y, aside = 0, grown = 1) =>
    stage(member, member.x + aside, isOnWater(member) ? member.y : y, scale * grown),
  )
}

/** Somebody of the row at another place of the stage, as large as the distance makes them. */
export const moved = (member: StagedMember, { x, y }: { x: number; y: number }): StagedMember =>
  stage(member, x, y, member.scale / depthAt(member.y))

const depthAt = (y: number): number => 1 + (y - 880) / 900

function stage(member: RowMember, x: number, y: number, scale: number): StagedMember {
  const size = scale * depthAt(y)
  const bounds = {
    left: x - member.left * size,
    right: x + member.right * size,
    top: y - (member.drawn.height + member.raised) * size,
    bottom: y,
  }
  return { ...member, x, y, scale: size, bounds }
}

/** How far behind the back of the floor somebody far away stands, and how large they are from there. */
export const FAR = { behind: 26, size: 0.66 }

const isBehind = ({ figure }: RowMember): boolean => figure.at === 'back' || figure.at === 'far'

/** All who sit on a bench are as near. */
const ON_BENCH = 0.35

/** 0 at the back of the floor, 1 at the front. */
function nearnessOf(member: RowMember, row: readonly RowMember[], { depth, swapped }: Arrangement): number {
  const isHeld = row.some((other) => other.touches === member.figure.name)
  if (member.touches !== null || isHeld) return inPair(member, swapped)
  if (member.onBench !== undefined) return ON_BENCH
  if (member.figure.at === 'front') return 1
  if (isBehind(member)) return 0
  if (member.drawn.lying) return row.some(({ behind }) => behind > 0) ? 0.9 : 0.6
  const small = member.drawn.height < 260 ? 1 : member.drawn.height < 430 ? 0.55 : 0.15
  return 0.45 + (small - 0.45) * depth + (row.indexOf(member) % 2 ? 0.1 : 0)
}

/** From so many radii of a head on its hair is at the face of who is held. */
const MUCH = 1.28

/**
 * A pair stands on one line: the taller a hair behind, also who embraces, and who sits on a lap in front. Much hair is
 * behind the other's face, not before it.
 */
function inPair({ drawn, raised }: RowMember, swapped: boolean): number {
  const { hair = 0, radius } = drawn.head
  if (raised === 0 && hair > radius * MUCH) return 0.43 - drawn.height / 50_000
  if (swapped && raised === 0) return 0.45 + drawn.height / 50_000
  return 0.45 - drawn.height / 50_000 - (drawn.over.length > 0 ? 0.002 : 0) + (raised > 0 ? 0.02 : 0)
}
