import type { Being } from '../facts.ts'
import { isA, valueFor } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'

const plush = /^(?:plush|stuffed|cuddly|knitted|crocheted|rubber|wooden|toy|sewn|rag|soft|tin)$/

/** "Bear sewn from an overcoat" is a toy. */
export const madeByHand = /^(?:sewn|knitted|crocheted|stitched|carved|felted|stuffed)$/

/** "An octopus teacher" is an octopus, and a dog trainer is none. */
export const isAnimalAtWork = (phrase: readonly Unit[]): boolean =>
  /^(?:teacher|librarian|thief|detective|pirate|king|queen|prince|princess|captain|baker|wizard|knight|superhero|chef|inventor|explorer|spy|mayor)$/.test(
    phrase.at(-1)?.small ?? '',
  ) && isOneOf(phrase.at(-2), 'animal')

/** "A white goat kid". */
export const isYoungAnimal = (phrase: readonly Unit[]): boolean =>
  /^(?:kids?|baby|child)$/.test(phrase.at(-1)?.small ?? '') && isOneOf(phrase.at(-2), 'animal')

/** "A cunning fox" may be one; a night owl and a lone wolf are people. */
const mayBeMeant = /^(?:endearing|cheeky|fearful|brave|stubborn|clumsy)$/

/** What the phrase says that somebody is; null where it is a saying. */
export function beingOf(phrase: readonly Unit[], head: Unit): Being | null {
  // "My little monkey" is a child.
  if (
    isOneOf(head, 'figurative') &&
    /^(?:my|our)$/.test(phrase[0]?.small ?? '') &&
    (phrase.length > 2 || head.small.includes(' '))
  )
    return null
  const lastWord = head.lemma.split(' ').at(-1) ?? ''
  const saying = valueFor('figurative', head.small) ?? ''
  if (!isOneOf(head, 'animal') && mayBeMeant.test(saying) && isA('animal', lastWord))
    return { sort: 'animal', noun: lastWord }
  const soft = phrase.find(({ small }) => plush.test(small))
  const noun = head.lemma
  if (isOneOf(head, 'toy')) return { sort: 'toy', noun: head.small }
  if (isOneOf(head, 'animal'))
    return soft ? { sort: 'toy', noun: `${soft.small} ${noun}` } : { sort: 'animal', noun }
  if (/^(?:robot|android)$/.test(noun)) return { sort: 'robot', noun }
  if (isOneOf(head, 'fantasy', 'vehicle', 'plant', 'weather')) return { sort: 'other', noun }
  const isThing =
    head.part === 'NOUN' &&
    /^(?:an?|the)$/.test(phrase[0]?.small ?? '') &&
    !isOneOf(head, 'trait', 'feeling', 'health', 'speech', 'figurative')
  const before = phrase.at(-2)
  const isCompound = before?.part === 'NOUN' || /ing$/.test(before?.small ?? '')
  return isThing ? { sort: 'other', noun: isCompound ? `${before?.small} ${noun}` : noun } : null
}
