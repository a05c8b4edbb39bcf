import type { Colour } from '../drawing/colour.ts'
import { type Layer, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { NamedProp, PropDrawing } from '../props/prop.ts'
import type { Pose, SceneFigure } from '../scene-description.ts'
import type { RowMember } from './row.ts'
import { moved, type StagedMember } from './stage-row.ts'

/** From the middle of somebody's lap down to what they sit on, in figure units. */
const LAP = 30
/** How much wider than those who sit on it, on each side. */
const MARGIN = 26
/** On the stage: as wide as two who sit close, also under one who sits alone. */
const LEAST = 300

const sitting = new Set<Pose>(['sit', 'read'])

/** The first thing of a scene that people sit on side by side. */
export const benchAmong = (props: readonly NamedProp[]): NamedProp | undefined =>
  props.find(({ drawing, damage }) => drawing.seat && !damage)

/** Who has no chair of their own. */
const takesSeat = ({ figure, look, drawn }: RowMember): boolean =>
  sitting.has(figure.pose) && look.kind === 'human' && look.aid !== 'wheelchair' && drawn.limbs !== null

/** Who has come to the table on wheels is at it as all others are. */
const comesOnWheels = ({ figure, look, drawn }: RowMember): boolean =>
  sitting.has(figure.pose) && isOnWheels({ look }) && drawn.limbs !== null

const isOnWheels = ({ look }: Pick<RowMember, 'look'>): boolean =>
  look.kind === 'human' && look.aid === 'wheelchair'

const canStand = ({ look, drawn }: RowMember): boolean =>
  look.kind === 'human' && look.aid !== 'wheelchair' && drawn.limbs !== null

const seatOf = ({ drawn, look, figure }: RowMember): number =>
  isUpOn(figure) || (look.kind === 'human' && look.age === 'baby') ? 0 : -drawn.lap[1] - LAP

/** Who climbs where there is a chair stands on it. */
const isUpOn = ({ pose }: SceneFigure): boolean => pose === 'climb'
/** A chair on which somebody stands is at least so high, in figure units. */
const CHAIR = 96

/**
 * One bench is as high for all: the legs of children dangle. Whom a neighbour holds stays where the hands are.
 *
 * @param seat of the scene; undefined where they sit on the chairs of its table
 * @param atTable whether they sit at a table
 */
export function seated(
  row: readonly RowMember[],
  seat: PropDrawing | undefined,
  atTable = false,
): RowMember[] {
  const isOn = (member: RowMember): boolean =>
    takesSeat(member) ||
    (atTable && comesOnWheels(member)) ||
    (seat?.seatOfOne !== undefined && isUpOn(member.figure) && canStand(member))
  const up = row.filter(isOn)
  const height = Math.max(up.some(({ figure }) => isUpOn(figure)) ? CHAIR : 0, ...up.map(seatOf))
  return row.map((member) =>
    isOn(member)
      ? {
          ...member,
          onBench: height,
          raised: member.touches === null && !isOnWheels(member) ? height - seatOf(member) : member.raised,
        }
      : member,
  )
}

/** How far behind a bench somebody stands who stands between those on it: their legs are seen under it, not on it. */
const BEHIND_BENCH = 44

/** Who stands between those on a bench is behind it, and no bench goes through anybody. */
export function standersBehind(
  staged: readonly StagedMember[],
  seat: PropDrawing | undefined,
): StagedMember[] {
  const sitters = staged.filter(({ onBench }) => onBench !== undefined)
  if (!seat || seat.seatOfOne !== undefined || sitters.length < 2) return [...staged]
  const [left, right] = [Math.min(...sitters.map(({ x }) => x)), Math.max(...sitters.map(({ x }) => x))]
  const y = Math.min(...sitters.map((one) => one.y)) - BEHIND_BENCH
  const isThrough = (one: StagedMember): boolean =>
    one.onBench === undefined && canStand(one) && one.touches === null && one.x > left && one.x < right
  return staged.map((one) => (isThrough(one) && one.y > y ? moved(one, { x: one.x, y }) : one))
}

/** A bench under all who sit, as wide as they are together; undefined where nobody does: then it stands behind everybody. */
export function benchUnder(
  { drawing, colour }: NamedProp,
  staged: readonly StagedMember[],
): { y: number; layer: Layer } | undefined {
  const sitters = staged.filter((one) => one.onBench !== undefined && !isOnWheels(one))
  const [first] = sitters
  if (!first?.onBench || !drawing.seat) return undefined
  const y = Math.min(...sitters.map((one) => one.y)) - 1
  const shapes = drawing.seatOfOne
    ? seatsOfEach(drawing, colour, sitters, y)
    : seatOfAll(drawing, colour, sitters)
  return { y, layer: { depth: 0.05, figure: false, shapes: place(shapes, placement({ y })) } }
}

/** One as wide as all of them together. */
function seatOfAll({ seat }: PropDrawing, colour: Colour, sitters: readonly StagedMember[]): Shape[] {
  const [first] = sitters
  if (!first?.onBench || !seat) return []
  const left = Math.min(...sitters.map(({ x }) => x))
  const right = Math.max(...sitters.map(({ x }) => x))
  const reach = Math.max(...sitters.map(({ drawn, scale }) => drawn.footing * scale)) + MARGIN
  const width = Math.max(LEAST, right - left + 2 * reach)
  return place(
    seat(colour, { width, height: first.onBench * first.scale }),
    placement({ x: (left + right) / 2 }),
  )
}

/** A chair for each, where they sit: one nearer than the other. */
const seatsOfEach = (
  { seat, seatOfOne = LEAST }: PropDrawing,
  colour: Colour,
  sitters: readonly StagedMember[],
  farthest: number,
): Shape[] =>
  sitters.flatMap(({ x, y, scale, onBench = 0 }) =>
    place(
      seat?.(colour, { width: seatOfOne * scale, height: onBench * scale }) ?? [],
      placement({ x, y: y - 1 - farthest }),
    ),
  )
