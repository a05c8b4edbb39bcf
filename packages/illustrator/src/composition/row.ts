import type { Shape } from '../drawing/shape.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Look } from '../looks/look.ts'
import type { Figure, Ground } from '../people/figure.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import { needsAnEnd } from './at-their-things.ts'
import { type Attention, attentionOf, type Surroundings } from './attention.ts'
import { drawFigure, extent } from './draw-figure.ts'
import { inSize } from './in-size.ts'
import { joinPair, pairsOf, posedAsPair } from './join-pairs.ts'
import { pairDrawings } from './pair-drawings.ts'
import { isSleeper, sleeperFacing, sleepersAtHead } from './sleepers.ts'
import { keptApart, spread } from './spacing.ts'

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
  /** How high the bench is that somebody sits on, from their own feet; absent for all others. */
  onBench?: number
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
  spacing?: SceneDescription['spacing']
  /** At which side the bed has its head; absent where there is none. */
  headboard?: -1 | 1 | undefined
  /** Where a thing has to stand; undefined where the row decides. */
  fixedSide?: (noun: string) => -1 | 1 | undefined
}

/** Draws the figures and stands them side by side, partners next to each other, the row's middle at 0. */
export function formRow(people: readonly Person[], request: RowRequest): RowMember[] {
  const order = sleepersAtHead(inOrder(people, request), request.headboard)
  const alone = order.map((person, index): RowMember => {
    const seen = attentionOf(person, order, index, request)
    const facing = bedFacing(person, request) ?? sleeperFacing(order, index) ?? seen.facing
    const attention = { ...seen, facing }
    const drawn = inSize(
      drawFigure(atEase(person, order), attention, request.ground, null),
      person.figure.size,
    )
    const sides = extent(drawn, attention.facing)
    return { ...person, attention, drawn, ...sides, x: 0, raised: 0, behind: 0, touches: null }
  })
  const pairs = pairsOf(alone)
  const members = posedAsPair(alone, pairs, request.ground)
  spread(members, pairs, request)
  return keptApart(
    pairs.reduce((row, pair) => joinPair(row, pair, request.ground), members),
    pairs,
  )
}

/** Who lies in a bed has the head at its head. */
const bedFacing = (person: Person, { headboard }: RowRequest): -1 | 1 | undefined =>
  headboard !== undefined && isSleeper(person) ? (headboard < 0 ? 1 : -1) : undefined

/** Who has stopped working and looks at somebody has the hands down: they would be at the other's face. */
const atEase = (person: Person, row: readonly Person[]): Person =>
  person.figure.pose === 'work' && row.some(({ figure }) => figure.name === person.figure.look)
    ? { ...person, figure: { ...person.figure, pose: 'stand' } }
    : person

/** Partners become neighbours; those who are stay where they are, so that a wish that joins them moves nobody. */
function inOrder(
  people: readonly Person[],
  { reversed, rotated, fixedSide }: Pick<RowRequest, 'reversed' | 'rotated' | 'fixedSide'>,
): Person[] {
  const told = reversed ? [...people].reverse() : [...people]
  const last = rotated && told.length > 2 ? told.pop() : undefined
  const order = atTheEnds(atTheirPlaces(last ? [last, ...told] : told), fixedSide)
  for (const person of people) {
    const partner = order.find(({ figure }) => figure.name === person.figure.look)
    const drawing = pairDrawings[person.figure.pose]
    if (!drawing || !partner || partner === person || drawing.fits?.(person, partner) === false) continue
    if (Math.abs(order.indexOf(partner) - order.indexOf(person)) === 1) continue
    order.splice(order.indexOf(partner), 1)
    order.splice(order.indexOf(person) + (reversed ? 0 : 1), 0, partner)
  }
  return order
}

/** Whoever is busy with a thing has it beside them: they stand at its end of the row, or the nearer one, and nobody is in between. */
function atTheEnds(people: readonly Person[], fixedSide: RowRequest['fixedSide']): Person[] {
  const order = [...people]
  const busy = people.find(({ figure }) => needsAnEnd(figure))
  const index = busy ? order.indexOf(busy) : -1
  if (!busy || order.length < 2) return order
  const { look, hold } = busy.figure
  const [side] = [look, hold].flatMap((noun) => (noun && fixedSide?.(noun)) || [])
  order.splice(index, 1)
  order.splice((side ?? index - people.length / 2 + 0.5) < 0 ? 0 : order.length, 0, busy)
  return order
}

/** Whoever is wanted on a side or next to somebody goes there; the others keep their order. */
function atTheirPlaces(people: readonly Person[]): Person[] {
  const order = [...people]
  for (const person of people) {
    const { at, beside } = person.figure
    if (beside === undefined && at !== 'left' && at !== 'middle' && at !== 'right') continue
    const before = order.indexOf(person)
    order.splice(before, 1)
    const other = order.findIndex(({ figure }) => figure.name === beside)
    const place =
      other >= 0
        ? before <= other
          ? other
          : other + 1
        : at === 'left'
          ? 0
          : at === 'right'
            ? order.length
            : at === 'middle'
              ? Math.floor(order.length / 2)
              : before
    order.splice(place, 0, person)
  }
  return order
}

/** The figure's shapes where it stands on the stage, or is lifted there. */
export function standing(
  shapes: readonly Shape[],
  { x, y, scale, raised, attention }: RowMember & { y: number; scale: number },
): Shape[] {
  return place(shapes, placement({ x, y: y - raised * scale, scale, mirrored: attention.facing < 0 }))
}
