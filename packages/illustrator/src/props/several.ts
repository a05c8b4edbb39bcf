import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import { broken } from './broken.ts'
import { lettered } from './lettering/lettered.ts'
import type { NamedProp, PropDrawing } from './prop.ts'

const numbers: readonly string[] = 'no one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

/** More than anybody counts in a picture. */
const uncountable =
  /^(?:thir|four|fif|six|seven|eigh|nine)(?:teen|ty)$|^(?:twenty|forty|hundreds?|dozens?|thousands?)$/
const UNCOUNTABLE = 99

/** The number that is said of a thing: "six candles", "4 candles"; undefined where none is. */
export function numberSaid(noun: string): number | undefined {
  const words = noun.toLowerCase().split(/[^a-z0-9]+/)
  if (words.some((word) => word === 'both' || word === 'pair')) return 2
  if (words.some((word) => uncountable.test(word))) return UNCOUNTABLE
  const found = words.find((word) => numbers.indexOf(word) > 1 || /^\d{1,2}$/.test(word))
  if (found === undefined) return undefined
  return /^\d/.test(found) ? Number(found) : numbers.indexOf(found)
}

export const numberWord = (count: number): string => numbers[count] ?? `${count}`

/** Up to this size there are three when no number is named; two of what is larger are many enough. */
const SMALL = 70
/** What is larger than this stands alone, however many are named. */
const LARGE = 150

/** More of one thing are not to be counted. */
const MOST = 7

/** There is one of each. */
const single = /\b(?:moon|sun)s?\b/i

/** How many of a thing are drawn: as many as are said, seven at most, and two of larger things. */
export function countOf(
  noun: string,
  isPlural: boolean,
  { size, place: where, several, heldByFoot }: PropDrawing,
): number {
  if (several || size > LARGE || where === 'behind' || where === 'wall' || single.test(noun)) return 1
  const most = size > SMALL && where === 'ground' && !heldByFoot ? 2 : MOST
  return Math.max(1, Math.min(most, numberSaid(noun) ?? (isPlural ? 3 : 1)))
}

/**
 * A named thing about the origin, 100 units tall or lying there in pieces; several of it side by side, or fanned out where
 * a hand holds them.
 */
export function drawProp(prop: NamedProp): Shape[] {
  const { drawing, colour, count, damage, onTop, words, isGrave, formation } = prop
  if (words && drawing.lettered) return lettered(drawing.lettered, colour, words)
  const crown = drawing.crown?.draw(onTop ?? drawing.crown.usual) ?? []
  const draw = (isGrave && drawing.grave) || drawing.draw
  const one = [...draw(colour, formation), ...crown]
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
