import { drawAnimal } from '../animals/draw-animal.ts'
import type { Shape } from '../drawing/shape.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { Look } from '../looks/look.ts'
import { drawPerson, type Figure } from '../people/draw-person.ts'
import { isLying } from '../people/poses.ts'
import type { Contact } from '../people/stance.ts'
import { heldThing } from '../props/find-prop.ts'
import type { SceneFigure } from '../scene-description.ts'
import { type Attention, attentionOf } from './attention.ts'

/** Somebody in the row, measured in figure units about the own feet. */
export interface RowMember {
  figure: SceneFigure
  look: Look
  attention: Attention
  drawn: Figure
  left: number
  right: number
  /** The middle of the feet along the row. */
  x: number
  /** How far above the ground somebody sits on a lap. */
  raised: number
  /** The name of the neighbour this one embraces or holds. */
  touches: string | null
}

/** Poses in which a figure touches the one it looks at, and how close they stand (1 is side by side). */
const touching: Partial<Record<SceneFigure['pose'], number>> = {
  hug: 0.64,
  'hold-hands': 1.04,
  comfort: 0.78,
  'help-up': 1.1,
  'sit-on-lap': 0.5,
}

export interface Person {
  figure: SceneFigure
  look: Look
}

/** Draws the figures and stands them side by side, partners next to each other, the row's middle at 0. */
export function formRow(
  people: readonly Person[],
  reversed: boolean,
  propSide: (noun: string) => -1 | 1,
): RowMember[] {
  const order = inOrder(people, reversed)
  const members = order.map((person, index): RowMember => {
    const attention = attentionOf(person, order, index, propSide)
    const drawn = drawFigure(person, attention, null)
    return { ...person, attention, drawn, ...extent(drawn, attention.facing), x: 0, raised: 0, touches: null }
  })
  spread(members)
  return members.map((member, index) => touch(member, partnerOf(members, index)))
}

function inOrder(people: readonly Person[], reversed: boolean): Person[] {
  const order = reversed ? [...people].reverse() : [...people]
  for (const person of people) {
    const partner = order.find(({ figure }) => figure.name === person.figure.look)
    if (touching[person.figure.pose] === undefined || !partner || partner === person) continue
    order.splice(order.indexOf(partner), 1)
    order.splice(order.indexOf(person) + (reversed ? 0 : 1), 0, partner)
  }
  return order
}

function partnerOf(members: readonly RowMember[], index: number): RowMember | null {
  const member = members[index]
  if (!member || touching[member.figure.pose] === undefined) return null
  const neighbours = [members[index + 1], members[index - 1]]
  return neighbours.find((other) => other?.figure.name === member.figure.look) ?? null
}

/** Distances in the row: partners as close as their pose says, others with shoulders a little overlapped. */
function spread(members: RowMember[]): void {
  let x = 0
  members.forEach((member, index) => {
    const before = members[index - 1]
    if (before) {
      const closeness = Math.min(closenessTo(before, member), closenessTo(member, before))
      x +=
        closeness < 2
          ? touchingDistance(before, member, closeness)
          : (before.right + member.left) * (lies(before) || lies(member) ? 0.97 : 0.84)
    }
    member.x = x
  })
  const [first, last] = [members[0], members.at(-1)]
  if (!first || !last) return
  const middle = (first.x - first.left + last.x + last.right) / 2
  for (const member of members) member.x -= middle
}

/** Heads of about the same height lie against each other and do not cover each other. */
function touchingDistance(one: RowMember, other: RowMember, closeness: number): number {
  const [head, second] = [one.drawn.head, other.drawn.head]
  const sameHeight = Math.abs(head.centre[1] - second.centre[1]) < (head.radius + second.radius) * 0.62
  return Math.max(
    (one.drawn.footing + other.drawn.footing) * closeness,
    sameHeight ? (head.radius + second.radius) * 1.06 : 0,
  )
}

const lies = ({ figure }: RowMember): boolean => isLying(figure.pose)

const closenessTo = (member: RowMember, other: RowMember): number =>
  member.figure.look === other.figure.name ? (touching[member.figure.pose] ?? 2) : 2

/** Draws again with the arms on the neighbour. */
function touch(member: RowMember, partner: RowMember | null): RowMember {
  if (!partner) return member
  if (member.figure.pose === 'sit-on-lap') return onLap(member, partner)
  const side = Math.sign(partner.x - member.x) || 1
  const toLocal = ([x, y]: Point): Point => [(partner.x + x * partner.attention.facing - member.x) * side, y]
  const shoulders = partner.drawn.shoulders.map(toLocal)
  const contact: Contact = {
    hand: nearest(partner.drawn.hands.map(toLocal)),
    shoulder: nearest(shoulders),
    farShoulder: farthest(shoulders),
  }
  const attention: Attention = { ...member.attention, facing: side > 0 ? 1 : -1 }
  const drawn = drawFigure(member, attention, contact)
  // A hand on an animal disappears in its coat.
  const over = partner.look.kind === 'animal' ? [] : drawn.over
  return {
    ...member,
    attention,
    drawn: { ...drawn, over },
    ...extent(drawn, attention.facing),
    touches: partner.figure.name,
  }
}

/** Of hands or shoulders the one that is easier to reach, and the one beyond it. */
const nearest = (places: readonly Point[]): Point =>
  places.reduce((one, other) => (Math.abs(other[0]) < Math.abs(one[0]) ? other : one))

const farthest = (places: readonly Point[]): Point =>
  places.reduce((one, other) => (Math.abs(other[0]) > Math.abs(one[0]) ? other : one))

/** Half in front of the grown-up who sits, and as high as the knees. */
function onLap(member: RowMember, partner: RowMember): RowMember {
  const attention: Attention = { ...member.attention, facing: partner.attention.facing }
  const drawn = drawFigure(member, attention, null)
  return {
    ...member,
    attention,
    drawn,
    ...extent(drawn, attention.facing),
    x: partner.x + partner.attention.facing * 92,
    raised: 20,
    touches: partner.figure.name,
  }
}

/** Poses with an arm free to hold an umbrella or a balloon up. */
const freeArm = new Set<SceneFigure['pose']>(['stand', 'walk', 'run', 'hold-up', 'cheer', 'jump', 'dance'])

/** What hands hold in a pose that makes no sense with empty ones. */
const usuallyHeld: Partial<Record<SceneFigure['pose'], string>> = {
  read: 'book',
  draw: 'paper',
  carry: 'basket',
  paddle: 'paddle',
}

/** The noun of what somebody holds, said or usual. */
export const thingInHand = ({ hold, pose }: SceneFigure): string | undefined => hold ?? usuallyHeld[pose]

function drawFigure({ figure, look }: Person, attention: Attention, contact: Contact | null): Figure {
  const inHand = thingInHand(figure)
  const held = inHand ? heldThing(inHand, freeArm.has(figure.pose)) : null
  const directions = {
    pose: figure.pose,
    face: figure.face,
    turn: attention.turn,
    nod: attention.nod,
    contact,
    held,
  }
  return look.kind === 'human' ? drawPerson(look, directions) : drawAnimal(look, directions)
}

function extent(drawn: Figure, facing: -1 | 1): { left: number; right: number } {
  const bounds = boundsOf(drawn.shapes.map((shape) => shape.path))
  return facing > 0
    ? { left: -bounds.left, right: bounds.right }
    : { left: bounds.right, right: -bounds.left }
}

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
