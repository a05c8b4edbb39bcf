import type { Colour } from '../drawing/colour.ts'
import { clothColours } from './colour-words.ts'
import { paintOf } from './said-colour.ts'
import type { MentionOf, SaidLook } from './said-look.ts'
import type { SinglePart } from './vocabulary/piece.ts'

/** The colour of something that is worn or not, its usual one where none is said; null where it is not worn. */
export function colourOfSingle(said: SaidLook, part: SinglePart): Colour | null {
  const mentions = said.all('single').filter(({ piece }) => piece.part === part)
  return saidCloth(mentions) ?? mentions[0]?.piece.colour ?? null
}

/** On which ear a hearing aid is said to be, as the reader sees it; nothing where nobody says. */
export function hearingAidSide(said: SaidLook): { hearingAidSide?: -1 | 1 } {
  const side = said.all('single').find(({ piece }) => piece.part === 'hearingAid')?.side
  return side ? { hearingAidSide: side === 'left' ? 1 : -1 } : {}
}

/** The first colour that is said of any of them. */
export function saidCloth(
  mentions: readonly MentionOf<'single' | 'headwear' | 'garment' | 'bottom' | 'shoes' | 'socks'>[],
): Colour | null {
  const colour = mentions.find((mention) => mention.colour)?.colour
  return colour ? paintOf(colour, clothColours) : null
}
