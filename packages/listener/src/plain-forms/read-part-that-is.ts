import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import { isPlural } from './is-plural.ts'
import { articleOfLook } from './read-look.ts'
import { readTail } from './read-tail.ts'
import { readThing, type Thing } from './read-thing.ts'

const mostWords = 11
const copula = /^(?:is|are)$/
/** Said in front of a noun as well: "a shaved head". */
const movable =
  /^(?:shaved|shaven|tattooed|scabbed|grazed|painted|pierced|freckled|chapped|crooked|wonky|cracked|chipped|bent|torn|swollen|wrinkled|braided|plaited)$/

/**
 * What a parent says of a part of somebody in a sentence of its own: "one arm is a whisk" is "one arm that was a whisk",
 * "head shaved" a "shaved head", "front teeth gone" are "front teeth missing".
 */
export function readPartThatIs(written: readonly Word[], pronoun: Pronoun): Thing | null {
  const words = /^(?:her|his|their|its|the)$/.test(written[0]?.small ?? '') ? written.slice(1) : written
  if (words.length > mostWords) return null
  const at = words.findIndex(({ small, part }) => copula.test(small) && part === 'AUX')
  const hanging = words.findIndex(
    ({ small, part }, place) => place > 0 && /ing$/.test(small) && part === 'VERB',
  )
  if (at < 0 && hanging > 0) return withWhatItDoes(words.slice(0, hanging), words.slice(hanging), pronoun)
  if (at > 0) return partThatIs(words.slice(0, at), words.slice(at + 1), pronoun)
  const last = words.at(-1)
  const own = words.slice(0, -1)
  if (!last || own.at(-1)?.part !== 'NOUN') return null
  if (movable.test(last.small)) return thingOf([last, ...own], pronoun)
  const missing = last.small === 'gone' ? thingOf(own, pronoun) : null
  return missing && { ...missing, words: `${missing.words} missing` }
}

/** "Red hair sticking up at the back". */
function withWhatItDoes(
  own: readonly Word[],
  [doing, ...behind]: readonly Word[],
  pronoun: Pronoun,
): Thing | null {
  const head = own.at(-1)
  // "Grey going white" is a colour.
  const isThing = head?.part === 'NOUN' && !isA('colour', head.small)
  const thing = isThing ? thingOf(own, pronoun) : null
  const rest = readTail(behind, pronoun)
  return thing && rest && doing ? { ...thing, words: `${thing.words} ${doing.small} ${rest}` } : null
}

function thingOf(words: readonly Word[], pronoun: Pronoun): Thing | null {
  const [first] = words
  const plain =
    first && movable.test(first.small) ? [{ ...first, part: 'ADJ' as const }, ...words.slice(1)] : words
  const thing = readThing(plain, 'none', pronoun)
  return thing && { ...thing, article: articleOfLook(thing, plain) }
}

function partThatIs(own: readonly Word[], behind: readonly Word[], pronoun: Pronoun): Thing | null {
  const head = own.at(-1)
  const [first] = behind
  if (head?.part !== 'NOUN' || !first || !saysHow(first)) return null
  if (behind.some(({ part, small }) => /^(?:AUX|SCONJ|CCONJ)$/.test(part) && small !== 'and')) return null
  const thing = thingOf(own, pronoun)
  const rest = readTail(behind, pronoun)
  if (!thing || !rest || /^(?:the same|like this|all)\b/.test(rest)) return null
  return { ...thing, words: `${thing.words} that {${isPlural(head) ? 'do' : 'does'}:be} ${rest}` }
}

const saysHow = ({ part, small }: Word): boolean =>
  /^(?:ADJ|DET|NUM|ADP)$/.test(part) ||
  (part === 'VERB' && /(?:ed|en|wn)$/.test(small)) ||
  /^(?:always|very|mostly)$/.test(small)
