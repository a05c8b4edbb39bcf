import type { WordKind } from '../facts.ts'
import { valueFor, type WordClass } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'

const kindsOfLooks: readonly [WordClass, WordKind][] = [
  ['aid', 'aid'],
  ['head-covering', 'headwear'],
  ['hair', 'hair'],
  ['skin', 'skin'],
  ['garment', 'garment'],
  ['body-part', 'body'],
]
const eyes = /(?:^|\s)(?:eyes?|eyelashes|lashes)$/
const hair = /^(?:hairs?|beard|moustache|mustache)$/
const glasses = /^(?:glasses|specs|spectacles|eyeglasses|goggles|monocle)$/

const isGlasses = ({ lemma, small }: Unit): boolean =>
  glasses.test(lemma) || valueFor('aid', small) === 'glasses' || valueFor('garment', small) === 'eyewear'

/** Said of hair where hair is named, and of somebody otherwise: "thin, tall for his age". */
const ofMoreThanHair =
  /^(?:wild|messy|fine|thin|short|shorter|shortest|long|longer|longest|thick|straight|flat|tidy|neat|smooth|wiry|limp)$/

/** What a noun says of somebody's looks; null for all others. */
export function kindOfLook(head: Unit): WordKind | null {
  if (isGlasses(head)) return 'glasses'
  if (eyes.test(head.small)) return 'eyes'
  if (hair.test(head.small)) return 'hair'
  // Braces alone are on the teeth.
  if (valueFor('aid', head.small) === 'dental braces') return 'body'
  // A knight has one, and who rides a bicycle; "a protective helmet" helps.
  if (head.small === 'helmet') return 'headwear'
  const found = kindsOfLooks.find(([wordClass]) => isOneOf(head, wordClass))
  if (!found) return null
  const [wordClass, kind] = found
  if (kind === 'hair' && ofMoreThanHair.test(head.small)) return null
  // "Usually holding coffee": nobody's colour.
  if (kind === 'skin' && isOneOf(head, 'food') && head.part !== 'ADJ') return null
  return wordClass === 'garment' && valueFor('garment', head.small) === 'headwear' ? 'headwear' : kind
}

/** What is missed where it is not there. */
export const isTooth = (small: string): boolean => /(?:^| )(?:teeth|tooth)$/.test(small)
