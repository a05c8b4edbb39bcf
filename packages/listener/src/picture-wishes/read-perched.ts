import { isA } from '../lexicons/lexicons.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

/** "A bird on Leo's shoulder", "Ida with the cat on her lap", "a ladybird should sit on his finger". */
const onSomebody =
  /(?:^|\b(?:an?|the|some|another|his|her|our|that|with) )(?<thing>(?:(?!an? |the |with |and |has |have |put |add |move )\S+ ){0,2}?(?!an? |the |with )[a-z-]+)(?: (?:should|could|can|must|may|might|to|is|be|please|go|goes|come|comes|land|lands|landing|sit|sits|sitting|perch|perches|perched|perching|rest|rests|resting|curled up))* (?:right )?(?:up )?(?:on|onto|to|in(?= (?:\S+ ){1,2}(?:hair|lap)\b)) (?:(?:\S+ )?(?:his|her|their|the|\S+ 's|one|your|my) )(?<part>hand|hands|palm|finger|fingers|wrist|arm|shoulder|shoulders|head|hair|lap|knee|knees)(?: please| pls| too| instead)?$/

const denied = /\b(?:not|n't|never|no|without|remove|off|away)\b/

/** Something that lives, or a toy, is to be on somebody; a hat on a head is worn, and a ring on a finger. */
export function readPerched(context: ClauseContext): PictureWish | null {
  const { words } = context
  const { thing, part } = onSomebody.exec(words)?.groups ?? {}
  if (!thing || !part || denied.test(words)) return null
  const noun = thing.split(' ').at(-1) ?? ''
  if (!isA('animal', noun) && !isA('toy', noun)) return null
  const who = whomIn(context)
  const whose = Array.isArray(who) && who.length === 1 ? `${who[0]}'s` : 'the'
  return { kind: 'move', what: thing, where: `on ${whose} ${part}` }
}
