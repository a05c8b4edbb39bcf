import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { pictureNouns } from './picture-nouns.ts'
import { speaksOf } from './said-in.ts'

const leadingToPlace =
  /^(?:(?:it|they|them|this|that|the scene|everyone|everybody|make|should|could|must|can|be|is|are|put|have|set|all|please|let|take|move|want|i|we|want|would|like|to|the|picture|happen|happens|takes|place) )*(?:in front of|in|at|on|by|near|inside|aboard|outside|to) (?:the|a|an|our|their|my|his|her) (\S+?(?: (?!instead|please)\S+?)?)(?: with (?:snow|rain|fog|mist|sunshine))?(?: instead(?: of .*)?| please)?$/

const outOfDoors =
  /^(?:please |better |maybe |make it |move it |set it |take it |bring them |put them |it |should |be )*(?:outside|outdoors|indoors|inside)(?: in (?:the|a) (?:sun|sunshine|snow|rain|garden|fresh air|yard|field|meadow|street))?(?: instead(?: of .*)?)?(?: please)?$/

/** "At the well", "put them in the kitchen". */
export function labelOfPlace({ words, units, mentions }: ClauseContext): string | null {
  if (outOfDoors.test(words)) return 'place'
  // "Put that on the sign": what was spoken of.
  if (/^(?:so |and |please |just )*put (?:that|it|this|them) /.test(words)) return null
  const where = leadingToPlace.exec(words)?.[1]
  const last = units.find(({ small }) => where?.split(' ').includes(small))
  if (!where || !last || mentions.length > 0) return null
  if (
    (!isOneOf(last, 'place') && where.split(' ').some((word) => pictureNouns.test(word))) ||
    isOneOf(last, 'body-part', 'toy', 'garment')
  )
    return null
  if (speaksOf(last, 'night', 'day')) return 'time'
  return 'place'
}
