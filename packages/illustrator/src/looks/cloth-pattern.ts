import { type Colour, lighter, lightnessOf } from '../drawing/colour.ts'
import type { Pattern } from './clothing.ts'
import { clothColours } from './colour-words.ts'
import type { HumanLook } from './look.ts'
import { paintOf } from './said-colour.ts'
import type { MentionOf } from './said-look.ts'

/** What is on a garment, and in which colour. */
export function patternOf(
  garment: MentionOf<'garment' | 'bottom'> | undefined,
  colour: Colour,
): Pick<HumanLook['garment'], 'pattern' | 'trim'> {
  const trim = garment?.trim ? paintOf(garment.trim, clothColours) : null
  const ofPiece = garment?.piece.on === 'garment' ? garment.piece.pattern : undefined
  return {
    pattern: garment?.pattern ?? ofPiece ?? 'plain',
    trim: trim && trim !== colour ? trim : (ownColour[garment?.pattern ?? 'plain'] ?? unlikeCloth(colour)),
  }
}

/** Where no colour is said. */
const ownColour: Readonly<Partial<Record<Pattern, Colour>>> = {
  'leopard spots': '#54392a',
  camouflage: '#4d5636',
  mirrors: '#e3edf2',
}

/** What is under some patterns, where no colour is said. */
export const groundOf: Readonly<Partial<Record<Pattern, Colour>>> = {
  'leopard spots': '#dba24e',
  camouflage: '#8c9668',
}

/** Cloth that is lighter than this (Oklab) is printed in a dark colour: white on cream is not seen. */
const LIGHT = 0.88

export const unlikeCloth = (colour: Colour): Colour =>
  lightnessOf(colour) > LIGHT ? '#c2506a' : lighter(colour, 0.62)
