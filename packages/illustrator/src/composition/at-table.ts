import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'
import { benchAmong, benchUnder } from './on-bench.ts'
import type { StandingThing } from './placing.ts'
import type { StagedMember } from './stage-row.ts'
import { extentOf, standProp, UNIT } from './stand-prop.ts'

/** How far the table's top is above what they sit on, in figure units: over the lap, under the chin. */
const OVER_SEAT = 52
/** So far below the shoulders of the smallest it is at least: a head on a table has no body. */
const CHEST = 46

/** The height of the table above what those who sit at it sit on. */
export const overSeat = (staged: readonly StagedMember[]): number =>
  Math.min(
    OVER_SEAT,
    ...staged.flatMap(({ onBench, raised, drawn, look }) =>
      onBench === undefined || look.kind !== 'human' || look.age === 'baby'
        ? []
        : raised - drawn.shoulders.left[1] - onBench - CHEST,
    ),
  )
/** How much wider than those who sit at it, on each side, on the stage. */
const MARGIN = 46
/** How far behind its front edge things stand on it, and how tall they are at most: nobody's chin is hidden. */
const BEHIND_EDGE = 8
const TALLEST = 84
/** Before somebody's own chest. */
const TALLEST_BEFORE = 46

/** Whether those who sit have their places at a table: on chairs, for a bench or a wall is no seat at one. */
export function hasTable(props: readonly NamedProp[]): boolean {
  const seat = benchAmong(props)
  const isChair = seat === undefined || seat.drawing.seatOfOne !== undefined
  return isChair && props.some(({ drawing, damage }) => drawing.board && !damage)
}

/** What can stand before somebody on a table instead of being in their lap. */
const standsOnTable = (noun: string): boolean => {
  const found = findProp(noun)
  return (
    found !== null && found.drawing.place === 'ground' && !found.drawing.standsAlone && !found.drawing.hangs
  )
}

/** Who sits at a table has nothing in the lap: it stands on the table. */
export function withEmptyLaps(scene: SceneDescription): SceneDescription {
  const figures = scene.figures.map((figure): SceneFigure => {
    const { hold, ...rest } = figure
    return figure.pose === 'sit' && hold !== undefined && standsOnTable(hold) ? rest : figure
  })
  return { ...scene, figures }
}

/** Who has something standing before them on the table. */
export const busyAtTable = ({ figures }: SceneDescription): string[] =>
  figures.flatMap(({ name, pose, hold }) =>
    pose === 'sit' && hold !== undefined && standsOnTable(hold) ? name : [],
  )

/** A table set before those who sit at it. */
export interface SetTable {
  /** From the back: the chairs, the table, and what was in the hands. */
  layers: StandingThing[]
  table: Layer
  /** Where on it other things may stand, the middle first. */
  free: number[]
  top: number
  y: number
}

/** The table before all who sit, each on a chair; undefined where nobody does. */
export function tableBefore(
  prop: NamedProp,
  staged: readonly StagedMember[],
  scene: SceneDescription,
  light: Light,
): SetTable | undefined {
  const chair = findProp('chair')
  const sitters = staged.filter(({ onBench }) => onBench !== undefined)
  const [first] = sitters
  const chairs = chair && benchUnder(chair, staged)
  if (!first?.onBench || !prop.drawing.board) return undefined
  const y = Math.max(...sitters.map((one) => one.y)) + 2
  const height = (first.onBench + overSeat(sitters)) * first.scale
  const left = Math.min(...sitters.map(({ bounds }) => bounds.left)) - MARGIN
  const right = Math.max(...sitters.map(({ bounds }) => bounds.right)) + MARGIN
  const shapes = place(
    prop.drawing.board(prop.colour, { width: right - left, height }),
    placement({ x: (left + right) / 2, y }),
  )
  const table: Layer = { depth: 0.05, figure: false, shapes }
  const top = y - height - BEHIND_EDGE
  const before = sitters.flatMap(({ figure: { name }, x }, index): StandingThing[] => {
    const hold = scene.figures.find((figure) => figure.name === name)?.hold
    const held = hold === undefined || !standsOnTable(hold) ? null : findProp(hold)
    if (!held) return []
    const layer = onBoard(held, { x, top, tallest: TALLEST_BEFORE }, light)
    return [{ noun: held.noun, y: y + 1 + index * 0.01, layer }]
  })
  return {
    layers: [
      ...(chairs ? [{ noun: 'chair', ...chairs }] : []),
      { noun: prop.noun, y, layer: table },
      ...before,
    ],
    table,
    free: freeOn({ left, right }, sitters),
    top,
    y,
  }
}

/** Between those who sit at it, and at its ends. */
function freeOn(
  { left, right }: { left: number; right: number },
  sitters: readonly StagedMember[],
): number[] {
  const places = sitters.map(({ x }) => x).sort((one, other) => one - other)
  const between = places.slice(1).map((x, index) => (x + (places[index] ?? x)) / 2)
  return [...between, right - MARGIN * 0.9, left + MARGIN * 0.9]
}

/** A thing on the table, no taller than there is room for. */
export function onBoard(
  prop: NamedProp,
  { x, top, tallest = TALLEST }: { x: number; top: number; tallest?: number },
  light: Light,
): Layer {
  const smaller = Math.min(1, tallest / extentOf(prop).height)
  return standProp(prop, { x, y: top, unit: UNIT * smaller, depth: 0.05 }, light)
}

/** Who is too short to be seen over the table is before it. */
export function shortOnesBefore(staged: readonly StagedMember[]): StagedMember[] {
  const sitters = staged.filter(({ onBench }) => onBench !== undefined)
  const [first] = sitters
  if (!first?.onBench) return [...staged]
  const y = Math.max(...sitters.map((one) => one.y)) + 4
  const height = (first.onBench + overSeat(sitters)) * first.scale
  return staged.map((member) => {
    const { bounds, onBench } = member
    const isShort = onBench === undefined && bounds.bottom - bounds.top < height * 2
    if (!isShort || member.y > y) return member
    const down = y - member.y
    return { ...member, y, bounds: { ...bounds, top: bounds.top + down, bottom: bounds.bottom + down } }
  })
}
