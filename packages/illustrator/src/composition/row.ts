import type { Shape } from '../drawing/shape.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Look } from '../looks/look.ts'
import type { Figure } from '../people/figure.ts'
import { isLying } from '../people/poses.ts'
import type { SceneFigure } from '../scene-description.ts'
import { type Attention, attentionOf, type Surroundings } from './attention.ts'
import { drawFigure, extent } from './draw-figure.ts'
import { joinPair, type Pair, pairsOf, posedAsPair } from './join-pairs.ts'
import { roomForHeads } from './pair.ts'
import { pairDrawings } from './pair-drawings.ts'

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
  /** The name of the neighbour this one touches. */
  touches: string | null
}

export interface Person {
  figure: SceneFigure
  look: Look
}

interface RowRequest extends Surroundings {
  reversed: boolean
  /** The setting has a bed for who lies. */
  bed: boolean
}

/** Draws the figures and stands them side by side, partners next to each other, the row's middle at 0. */
export function formRow(people: readonly Person[], request: RowRequest): RowMember[] {
  const order = inOrder(people, request.reversed)
  const alone = order.map((person, index): RowMember => {
    const attention = attentionOf(person, order, index, request)
    const drawn = drawFigure(person, attention, request.bed, null)
    return { ...person, attention, drawn, ...extent(drawn, attention.facing), x: 0, raised: 0, touches: null }
  })
  const pairs = pairsOf(alone)
  const members = posedAsPair(alone, pairs, request.bed)
  spread(members, pairs)
  return pairs.reduce((row, pair) => joinPair(row, pair, request.bed), members)
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

/** Distances in the row: pairs as they touch, others with shoulders a little overlapped. */
function spread(members: RowMember[], pairs: readonly Pair[]): void {
  let x = 0
  members.forEach((member, index) => {
    const before = members[index - 1]
    if (before) x += distanceBetween(before, member, pairs, index)
    member.x = x
  })
  const [first, last] = [members[0], members.at(-1)]
  if (!first || !last) return
  const middle = (first.x - first.left + last.x + last.right) / 2
  for (const member of members) member.x -= middle
}

function distanceBetween(
  before: RowMember,
  member: RowMember,
  pairs: readonly Pair[],
  index: number,
): number {
  const pair = pairs.find(({ doer, partner }) => Math.max(doer, partner) === index)
  if (pair) {
    const [doer, partner] = pair.doer === index ? [member, before] : [before, member]
    return Math.abs(pair.drawing.apart(doer.drawn, partner.drawn))
  }
  const lying = lies(before) || lies(member)
  const faces = lying ? 0 : roomForHeads(before.drawn, member.drawn, 1.06)
  return Math.max(faces, (before.right + member.left) * (lying ? 1.03 : 0.84))
}

const lies = ({ figure }: RowMember): boolean => isLying(figure.pose)

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
