import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const uncovered =
  /\bno (?:\S+ )?hair (?:\S+ )?(?:showing|visible|seen|to be seen|sticking out|out|peeking out)\b|\bhair (?:should|must|is|can|may) ?(?:not|n't) (?:be )?(?:show|showing|seen|visible)\b|\bhair (?:shows|is showing|peeks|sticks out|is sticking out)\b/
const scarves = /\b(hijab|headscarf|head scarf|chador|khimar|tichel|dupatta|veil)\b/

/** "No hair showing please": nobody is to be bald, the scarf covers it. Null where nothing of the kind is said. */
export function hairCovered(context: ClauseContext): PictureWish | null {
  if (!uncovered.test(context.words)) return null
  const wearer = context.cast.find(({ details }) => scarves.test(details.toLowerCase()))
  const said = scarves.exec(context.words)?.[1] ?? scarves.exec(wearer?.details.toLowerCase() ?? '')?.[1]
  if (!said) return null
  const named = whomIn(context)
  const who = wearer && named !== 'everybody' && !named.includes(wearer.name) ? [wearer.name] : named
  return { kind: 'wears', who, words: said, noun: said }
}
