import { baseOfVerb, isKnownVerb, isPastForm, pastOfVerb } from '../figures/verbs.ts'

/** Helping verbs and their past. */
export const pastOfHelpers: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  was: 'was',
  were: 'were',
  has: 'had',
  have: 'had',
  had: 'had',
  can: 'could',
  will: 'would',
  "isn't": "wasn't",
  "aren't": "weren't",
  "doesn't": "didn't",
  "don't": "didn't",
  "didn't": "didn't",
  "can't": "couldn't",
  "won't": "wouldn't",
}

/** A subject of more words than this is no subject but something we do not understand. */
const longestSubject = 5

const determiner =
  /^(?:the|an?|his|her|their|its|our|my|all|some|other|both|another|\{who\.their\}|\p{Lu}\p{Ll}+'s)$/iu
const everybody = /^(?:nobody|everybody|everyone|somebody|someone|people|\p{Lu}\p{Ll}+)$/u
/** After these words the verb is no longer that of the sentence. */
const beside = /^(?:who|that|which|where|when|of|with|from|about|for|like|named|called|to|and|or)$/
/** "A kite shaped like a fish": a form that only describes. */
const describing = /^(?:of|by|with|like|in|from|as|for)$/

/** The verb of a sentence whose subject is somebody or something unknown. */
export interface FoundVerb {
  /** Which of the words it is. */
  index: number
  past: string
  /** It stands in the past already: the sentence tells what happened. */
  isPast: boolean
}

/** Undefined where the words are no sentence: "the dragon who lost his fire", "a boat and a bucket". */
export function findVerb(words: readonly string[]): FoundVerb | undefined {
  const [first = ''] = words
  const start = determiner.test(first) ? 2 : everybody.test(first) ? 1 : undefined
  if (start === undefined) return undefined
  for (let index = 1; index <= longestSubject && index < words.length; index++) {
    const word = words[index] ?? ''
    if (beside.test(word)) return undefined
    if (index < start) continue
    const found = verbAt(words, index)
    if (found) return { index, ...found }
  }
  return undefined
}

function verbAt(words: readonly string[], index: number): Omit<FoundVerb, 'index'> | undefined {
  const word = words[index] ?? ''
  const [before = '', next = ''] = [words[index - 1], words[index + 1]]
  const helper = pastOfHelpers[word]
  if (helper) return { past: helper, isPast: false }
  const base = baseOfVerb(word)
  if (base && !/s$/.test(before)) return { past: pastOfVerb(base), isPast: false }
  if (isPastForm(word) && !describing.test(next)) return { past: word, isPast: true }
  const isPlural = /(?:[^s]s|children|people|men|women|mice)$/.test(before)
  return isPlural && isKnownVerb(word) ? { past: pastOfVerb(word), isPast: false } : undefined
}
