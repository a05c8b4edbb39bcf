import { type Colour, inkFinder } from '../drawing/colour.ts'
import { clothColours, coatColours, eyeColours, hairColours, skinColours } from './colour-words.ts'

/** The word of a list whose paint looks most like a colour. */
function nameIn(words: Record<string, Colour>, colour: Colour): string {
  const paint = inkFinder([...new Set(Object.values(words))])(colour)
  return Object.entries(words).find(([, value]) => value === paint)?.[0] ?? 'brown'
}

export const cloth = (colour: Colour): string => nameIn(clothColours, colour)
export const hairColour = (colour: Colour): string => nameIn(hairColours, colour)
export const skin = (colour: Colour): string => nameIn(skinColours, colour)
export const eyes = (colour: Colour): string => nameIn(eyeColours, colour)
export const coatColour = (colour: Colour): string => nameIn(coatColours, colour)
