import { type Layer, place, type Shape } from '../drawing/shape.ts'
import type { NamedProp, PropDrawing } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { StandingThing } from './placing.ts'
import type { StagedMember } from './stage-row.ts'
import { bodyOf } from './stand-prop.ts'

/** On the stage: how much wider a tub is than the feet in it, on each side, how wide at least, and how tall. */
const MARGIN = 40
const LEAST = 170
const TALL = 74
/** How much wider a bath is than who is in it, how wide at least, and to which share of them it reaches. */
const ROOM = 64
const BATH_LEAST = 380
const TO_CHEST = 0.44

/** What is behind those in it and what is before them; undefined where nobody is: then it stands beside everybody. */
export const tubAround = (prop: NamedProp, staged: readonly StagedMember[]): StandingThing[] | undefined =>
  prop.damage ? undefined : (tubAtFeet(prop, staged) ?? bathAround(prop, staged))

/** A tub before those who sit on a bench, with the feet of all of them in it. */
function tubAtFeet(prop: NamedProp, staged: readonly StagedMember[]): StandingThing[] | undefined {
  const { forFeet } = prop.drawing
  const sitters = staged.filter(({ onBench, touches }) => onBench !== undefined && touches === null)
  if (sitters.length === 0 || !forFeet) return undefined
  const feet = sitters.map(
    ({ x, attention, drawn, scale }) => x + attention.facing * attention.turn * drawn.footing * scale * 0.5,
  )
  return around(prop, forFeet, sitters, {
    left: Math.min(...feet) - MARGIN,
    right: Math.max(...feet) + MARGIN,
    least: LEAST,
    tall: TALL,
  })
}

/** A bath around the children who sit, up to their chests; a grown-up who sits there is beside it. */
function bathAround(prop: NamedProp, staged: readonly StagedMember[]): StandingThing[] | undefined {
  const { bath } = prop.drawing
  const bathers = staged.filter(
    ({ figure, look }) =>
      figure.pose === 'sit' && look.kind === 'human' && look.aid !== 'wheelchair' && !isGrown.has(look.age),
  )
  if (bathers.length === 0 || !bath) return undefined
  const tallest = Math.max(...bathers.map(({ bounds }) => bounds.bottom - bounds.top))
  return around(prop, bath, bathers, {
    left: Math.min(...bathers.map(({ bounds }) => bounds.left)) - ROOM,
    right: Math.max(...bathers.map(({ bounds }) => bounds.right)) + ROOM,
    least: BATH_LEAST,
    tall: tallest * TO_CHEST,
  })
}

const isGrown: ReadonlySet<string> = new Set(['teen', 'adult', 'elder'])

interface Room {
  left: number
  right: number
  least: number
  tall: number
}

function around(
  prop: NamedProp,
  { inside, outside }: NonNullable<PropDrawing['bath']>,
  members: readonly StagedMember[],
  { left, right, least, tall }: Room,
): StandingThing[] {
  const body = bodyOf(drawProp(prop))
  const front = Math.max(...members.map(({ y }) => y)) + 16
  const across = Math.max(least, right - left) / (body.right - body.left)
  const onGround = { a: across, b: 0, c: 0, d: tall / 100, e: (left + right) / 2, f: front }
  const part = (shapes: Shape[], y: number): StandingThing => {
    const layer: Layer = { depth: 0.05, figure: false, shapes: place(shapes, onGround) }
    return { noun: prop.noun, y, layer }
  }
  const behind = Math.min(...members.map(({ y }) => y)) - 0.5
  return [part(inside(prop.colour), behind), part(outside(prop.colour), front)]
}
