import { valueFor } from '@faith-fables/listener/lexicons/lexicons'
import { adjust, type Colour } from '../drawing/colour.ts'

/** A colour as it was said: "light blue" is blue with the shade light. */
export interface SaidColour {
  name: string
  shade: string | null
}

const shades: Readonly<Record<string, number>> = {
  light: 1.16,
  pale: 1.18,
  dark: 0.76,
  deep: 0.82,
  bright: 1.04,
}

export const isShade = (word: string): boolean => word in shades

/** The paint for it: the palette's own where it has the word, or else what the listener knows of the colour. */
export function paintOf(said: SaidColour, palette: Readonly<Record<string, Colour>>): Colour | null {
  const colour = palette[said.name] ?? valueFor('colour', said.name)
  if (!colour?.startsWith('#')) return null
  return said.shade ? adjust(colour, { lightness: shades[said.shade] ?? 1 }) : colour
}
