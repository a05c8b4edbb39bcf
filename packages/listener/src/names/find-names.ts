import type { Span } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'

export interface FoundName {
  name: string
  span: Span
}

const words = /\p{L}[\p{L}’'-]*/gu
/** Behind these a name may stand in small letters: "his sister kamau". */
const naming =
  /^(?:sister|brother|friend|cousin|aunt|auntie|uncle|mum|mom|dad|nana|gran|grandma|grandpa|teacher|neighbour|neighbor|called|named|name|dog|cat)$/i

/**
 * Everything in a text that may be somebody's name, so that it can be kept back. It is meant to find too many rather than too
 * few: "Rose" and "Will" at the head of a sentence count, too.
 */
export function findNames(text: string): FoundName[] {
  const found: FoundName[] = []
  let before = ''
  for (const match of text.matchAll(words)) {
    const word = match[0].replace(/['’]s$/, '')
    const isCapital = /^\p{Lu}\p{Ll}/u.test(word)
    const isKnown = isA('names', word) && (isCapital || naming.test(before))
    if (isKnown || (isCapital && naming.test(before) && !naming.test(word)))
      found.push({ name: word, span: [match.index, match.index + word.length] })
    before = word
  }
  return found
}
