import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import { broken } from './broken.ts'
import type { NamedProp, PropDrawing } from './prop.ts'

const numbers: Readonly<Record<string, number>> = { two: 2, both: 2, pair: 2, three: 3, four: 4, five: 5 }
/** Up to this size there are three when no number is named; two of what is larger are many enough. */
const SMALL = 70
/** What is larger than this stands alone, however many are named. */
const LARGE = 150

/** How many of a thing are drawn: as many as are said, five at most, and two of larger things. */
export function countOf(
  noun: string,
  isPlural: boolean,
  { size, place: where, several, heldByFoot }: PropDrawing,
): number {
  if (several || size > LARGE || where === 'behind' || where === 'wall') return 1
  const said = noun
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => numbers[word])
    .find(Boolean)
  const most = size > SMALL && where === 'ground' && !heldByFoot ? 2 : 5
  return Math.min(most, said ?? (isPlural ? 3 : 1))
}

/**
 * A named thing about the origin, 100 units tall or lying there in pieces; several of it side by side, or fanned out where
 * a hand holds them.
 */
export function drawProp({ drawing, colour, count, damage }: NamedProp): Shape[] {
  const one = drawing.draw(colour)
  if (damage) return broken(one, damage)
  if (count === 1) return one
  const places = Array.from({ length: count }, (_, index) => index - (count - 1) / 2)
  if (drawing.heldByFoot) return places.flatMap((aside) => place(one, placement({ turn: aside * 20 })))
  const { left, right } = boundsOf(one.flatMap(({ path, surface }) => (surface === 'glow' ? [] : path)))
  const step = (right - left) * 0.78
  // Every second one stands a little farther back; those are drawn first.
  return places
    .map((aside, index) => ({ x: aside * step, y: index % 2 === 0 ? 0 : -14 }))
    .sort((first, second) => first.y - second.y)
    .flatMap(({ x, y }) => place(one, placement({ x, y, scale: y < 0 ? 0.92 : 1 })))
}
