import type { Colour } from '../drawing/colour.ts'
import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Random } from '../geometry/random.ts'
import { clothColours } from '../looks/colour-words.ts'
import { DescriptionWords } from '../looks/description-words.ts'
import type { NamedProp } from './prop.ts'
import { propByWord } from './props.ts'

/** The things of a scene, and on which side of the picture each stands. */
export interface FoundProps {
  list: NamedProp[]
  sideOf: (noun: string) => -1 | 1
}

/** Height of a held thing at most, in units of the figures. */
const HELD = 104
const HELD_ABOVE = 230

/**
 * The thing a noun names, found by a curated list of words and never by likeness. The last known word counts:
 * a "kitchen table" is a table, an "apple tree" a tree of its own. Null when no word is known.
 */
export function findProp(noun: string): NamedProp | null {
  const words = noun
    .toLowerCase()
    .replace(/[^a-z -]/g, ' ')
    .split(/\b(?:with|on|in|of|under|for|from|at|by)\b/)
  const main = (words[0] ?? '').trim().split(/[\s-]+/)
  for (let size = 2; size >= 1; size--) {
    for (let start = main.length - size; start >= 0; start--) {
      const word = main.slice(start, start + size).join(' ')
      const drawing = propByWord(word)
      if (drawing) return { noun, drawing, colour: colourOf(noun, word) ?? drawing.colour }
    }
  }
  return null
}

function colourOf(noun: string, word: string): Colour | null {
  return new DescriptionWords(noun).colourOf(word, clothColours)
}

/** `shown` are nouns of things that need not stand about: they are in somebody's hands or part of the setting. */
export function findProps(nouns: readonly string[], shown: readonly string[], random: Random): FoundProps {
  const elsewhere = new Set(shown.map((noun) => findProp(noun)?.drawing))
  const list = nouns.flatMap((noun) => findProp(noun) ?? []).filter(({ drawing }) => !elsewhere.has(drawing))
  const first = random.chance(0.5) ? 1 : -1
  const sideOf = (noun: string): -1 | 1 => {
    const wanted = findProp(noun)
    const index = list.findIndex((prop) => prop.drawing === wanted?.drawing)
    return (index < 0 ? 0 : index) % 2 === 0 ? first : first === 1 ? -1 : 1
  }
  return { list, sideOf }
}

/** Whether somebody can have it in the hands: a flag yes, a cart no. What has no drawing is a small bundle. */
export const isHandy = (noun: string): boolean => findProp(noun)?.drawing.standsAlone !== true

/** What is in the hands, about the origin. A thing without a drawing is held as a small cloth bundle. */
export function heldThing(noun: string, freeArm: boolean): { shapes: Shape[]; aloft: boolean } | null {
  const prop = findProp(noun) ?? findProp('bundle')
  if (!prop) return null
  const { size: natural } = prop.drawing
  const heldByFoot = freeArm && prop.drawing.heldByFoot === true
  const size = heldByFoot ? Math.min(HELD_ABOVE, natural) : Math.min(HELD, Math.max(52, natural))
  const grip = placement({ y: heldByFoot ? 0 : size * 0.5, scale: size / 100 })
  return { shapes: place(prop.drawing.draw(prop.colour), grip), aloft: heldByFoot }
}
