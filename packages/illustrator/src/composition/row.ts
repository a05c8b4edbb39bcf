import type { Shape } from '../drawing/shape.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { isSwimmer, type Look } from '../looks/look.ts'
import type { Figure, Ground } from '../people/figure.ts'
import type { SceneFigure } from '../scene-description.ts'
import { type Attention, attentionOf, type Surroundings } from './attention.ts'
import { drawFigure, extent } from './draw-figure.ts'
import { joinPair, type Pair, pairsOf, posedAsPair } from './join-pairs.ts'
import { roomForHeads } from './pair.ts'
import { pairDrawings } from './pair-drawings.ts'
import { roomBetween, type Silhouette, silhouetteOf } from './silhouette.ts'
import { sleeperBehind, sleeperFacing, sleepersApart } from './sleepers.ts'

/** Somebody in the row, measured in figure units about the own feet. */
export interface RowMember extends Person {
  attention: Attention
  drawn: Figure
  left: number
  right: number
  /** The middle of the feet along the row. */
  x: number
  /** How far above the ground somebody sits on a lap or lies in two arms. */
  raised: number
  /** How much farther from the reader than the row somebody lies, for those who lie side by side. */
  behind: number
  /** The name of the neighbour this one touches. */
  touches: string | null
}

export interface Person {
  figure: SceneFigure
  look: Look
}

interface RowRequest extends Surroundings {
  reversed: boolean
  ground: Ground
}

/** Draws the figures and stands them side by side, partners next to each other, the row's middle at 0. */
export function formRow(people: readonly Person[], request: RowRequest): RowMember[] {
  const order = inOrder(people, request.reversed)
  const alone = order.map((person, index): RowMember => {
    const seen = attentionOf(person, order, index, request)
    const attention = { ...seen, facing: sleeperFacing(order, index) ?? seen.facing }
    const drawn = drawFigure(person, attention, request.ground, null)
    const sides = extent(drawn, attention.facing)
    return { ...person, attention, drawn, ...sides, x: 0, raised: 0, behind: 0, touches: null }
  })
  const pairs = pairsOf(alone)
  const members = posedAsPair(alone, pairs, request.ground)
  spread(members, pairs, request.ground.bed)
  return pairs.reduce((row, pair) => joinPair(row, pair, request.ground), members)
}

function inOrder(people: readonly Person[], reversed: boolean): Person[] {
  const order = reversed ? [...people].reverse() : [...people]
  for (const person of people) {
    const partner = order.find(({ figure }) => figure.name === person.figure.look)
    if (pairDrawings[person.figure.pose] === undefined || !partner || partner === person) continue
    order.splice(order.indexOf(partner), 1)
    order.splice(order.indexOf(person) + (reversed ? 0 : 1), 0, partner)
  }
  return order
}

/** Distances in the row: pairs as they touch, who lies side by side as on one blanket, others as friends stand. */
function spread(members: RowMember[], pairs: readonly Pair[], bed: boolean): void {
  const outlines = members.map(({ drawn, attention }) => silhouetteOf(drawn, attention.facing))
  members.forEach((member, index) => {
    member.behind = sleeperBehind(members, index, bed)
    member.x = Math.max(
      ...members.slice(0, index).map(({ x }, place) => {
        return (
          x + (sleepersApart(members, place, index, bed) ?? apart(members, outlines, pairs, place, index))
        )
      }),
      index === 0 ? 0 : -Infinity,
    )
  })
  const left = Math.min(...members.map((member) => member.x - member.left))
  const right = Math.max(...members.map((member) => member.x + member.right))
  for (const member of members) member.x -= (left + right) / 2
}

/** How far the one at `index` stands to the right of the one at `place`. */
function apart(
  members: readonly RowMember[],
  outlines: readonly Silhouette[],
  pairs: readonly Pair[],
  place: number,
  index: number,
): number {
  const [before, member] = [members[place], members[index]]
  const [one, other] = [outlines[place], outlines[index]]
  if (!before || !member || !one || !other) return 0
  const pair = pairs.find(
    ({ doer, partner }) => Math.min(doer, partner) === place && Math.max(doer, partner) === index,
  )
  if (!pair) {
    const low = [before, member].some((one) => one.drawn.lying || isSwimmer(one.look))
    return low ? (before.right + member.left) * 1.03 : roomBetween(one, other)
  }
  const [doer, partner] = pair.doer === index ? [member, before] : [before, member]
  const touching = Math.abs(pair.drawing.apart(doer.drawn, partner.drawn))
  if (pair.drawing.embraces) return touching
  const heads = roomForHeads(before.drawn, member.drawn, 1.1)
  return Math.max(touching, heads === 0 ? 0 : heads + aheadOf(before) - aheadOf(member))
}

/** How far the head is to the right of the feet. */
const aheadOf = ({ drawn, attention }: RowMember): number => drawn.head.centre[0] * attention.facing

/** The figure's shapes on the stage. */
export function standing(
  shapes: readonly Shape[],
  member: RowMember,
  x: number,
  y: number,
  scale: number,
): Shape[] {
  return place(shapes, placement({ x, y, scale, mirrored: member.attention.facing < 0 }))
}
