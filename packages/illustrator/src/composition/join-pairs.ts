import type { Point } from '../geometry/point.ts'
import type { Ground } from '../people/figure.ts'
import type { Pose } from '../scene-description.ts'
import { drawFigure, extent } from './draw-figure.ts'
import type { Hold, Joined, PairDrawing } from './pair.ts'
import { pairDrawings } from './pair-drawings.ts'
import type { RowMember } from './row.ts'

/** Two neighbours of a row who touch, by their places in it. */
export interface Pair {
  doer: number
  partner: number
  drawing: PairDrawing
}

/** Everybody touches one neighbour at most: the first in the row whose pose asks for it. */
export function pairsOf(members: readonly RowMember[]): Pair[] {
  const pairs: Pair[] = []
  const taken = new Set<number>()
  members.forEach((member, doer) => {
    const drawing = pairDrawings[member.figure.pose]
    const partner = [doer + 1, doer - 1].find((index) => members[index]?.figure.name === member.figure.look)
    const other = partner === undefined ? undefined : members[partner]
    if (!drawing || partner === undefined || !other || taken.has(doer) || taken.has(partner)) return
    if (!isPossible(member, other) || drawing.fits?.(member, other) === false) return
    taken.add(doer).add(partner)
    pairs.push({ doer, partner, drawing })
  })
  return pairs
}

/** Nobody carries, or takes on the lap, somebody of the own size. */
function isPossible(doer: RowMember, partner: RowMember): boolean {
  const share = partner.drawn.height / doer.drawn.height
  if (doer.figure.pose === 'carry') return share < 0.66
  if (doer.figure.pose === 'sit-on-lap') return share > 0.9 && partner.look.kind === 'human'
  return true
}

/** Draws both of each pair again, turned to each other and in poses that fit together. */
export function posedAsPair(
  members: readonly RowMember[],
  pairs: readonly Pair[],
  ground: Ground,
): RowMember[] {
  const row = [...members]
  for (const pair of pairs) {
    const [doer, partner] = [row[pair.doer], row[pair.partner]]
    if (!doer || !partner) continue
    const { drawing } = pair
    const sizes = { doer: doer.drawn, partner: partner.drawn }
    const poses = drawing.poses?.(doer, partner, sizes) ?? {}
    const facing = facingOf(pair, doer, partner)
    // With the face to the reader nobody's hair leaves room for an arm to an animal's neck.
    const turns = partner.look.kind === 'human' ? drawing : { turn: drawing.turn }
    row[pair.doer] = changed(doer, facing.doer, turns, poses.doer, ground)
    row[pair.partner] = changed(partner, facing.partner, turns, poses.partner, ground)
  }
  return row
}

function facingOf({ doer, partner, drawing }: Pair, { figure, attention }: RowMember, other: RowMember) {
  const towards = partner > doer ? 1 : -1
  if (!drawing.sameWay?.(other)) return { doer: towards, partner: -towards } as const
  const same = figure.pose === 'lead' ? -towards : attention.facing
  return { doer: same, partner: same } as { doer: -1 | 1; partner: -1 | 1 }
}

function changed(
  member: RowMember,
  facing: number,
  { turn, headTurn }: Pick<PairDrawing, 'turn' | 'headTurn'>,
  pose: Pose | undefined,
  ground: Ground,
): RowMember {
  const figure = pose ? { ...member.figure, pose } : member.figure
  const side: -1 | 1 = facing < 0 ? -1 : 1
  // Animals look at people with their heads; their bodies are always seen from the side.
  const attention = {
    ...member.attention,
    facing: side,
    turn: member.look.kind !== 'human' ? 0.4 : turn,
    headTurn,
  }
  const drawn = drawFigure({ ...member, figure }, attention, ground, {})
  return { ...member, figure, attention, drawn, ...extent(drawn, side) }
}

/** Lets a pair of the row touch. */
export function joinPair(row: readonly RowMember[], pair: Pair, ground: Ground): RowMember[] {
  const [doer, partner] = [row[pair.doer], row[pair.partner]]
  if (!doer || !partner) return [...row]
  const way = partner.attention.facing * doer.attention.facing
  const ahead = (partner.x - doer.x) * doer.attention.facing
  const joined = pair.drawing.join({
    doer: doer.drawn,
    partner: partner.drawn,
    toDoer: ([x, y]: Point): Point => [ahead + x * way, y],
    toPartner: ([x, y]: Point): Point => [(x - ahead) * way, y],
    animal: partner.look.kind !== 'human',
    noun: doer.figure.hold,
  })
  const holding = held(doer, partner.figure.name, joined.doer, ground)
  const touching = {
    doer: {
      ...holding,
      drawn: { ...holding.drawn, over: [...(joined.between ?? []), ...holding.drawn.over] },
    },
    partner: held(partner, doer.figure.name, joined.partner, ground),
  }
  return row.map((member, index) =>
    index === pair.doer
      ? onLapOrArms(touching.doer, touching.partner, joined, 'doer')
      : index === pair.partner
        ? onLapOrArms(touching.partner, touching.doer, joined, 'partner')
        : member,
  )
}

function held(member: RowMember, touches: string, hold: Hold | undefined, ground: Ground): RowMember {
  const drawn = drawFigure(member, member.attention, ground, hold ?? {})
  return { ...member, touches, drawn, ...extent(drawn, member.attention.facing) }
}

function onLapOrArms(
  member: RowMember,
  bearer: RowMember,
  { lifted }: Joined,
  who: 'doer' | 'partner',
): RowMember {
  if (lifted?.who !== who) return member
  return { ...member, x: bearer.x + bearer.attention.facing * lifted.x, raised: lifted.up }
}
