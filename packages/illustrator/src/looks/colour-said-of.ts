import type { Colour } from '../drawing/colour.ts'
import { clothColours } from './colour-words.ts'
import { mentionsOf } from './mentions.ts'
import { paintOf } from './said-colour.ts'
import { termsOf } from './terms.ts'

/** The colour that the words say of a thing: "a light blue kite". */
export function colourSaidOf(thing: string, words: string): Colour | null {
  const pieces = new Map([[thing, { on: 'coat' } as const]])
  const colour = mentionsOf(termsOf(words, { pieces, classes: [] }), null)[0]?.colour
  return colour ? paintOf(colour, clothColours) : null
}
