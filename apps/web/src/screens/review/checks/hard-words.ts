import type { AgeGroupName } from '@faith-fables/contract/age-groups'
import { syllablesOf, wordsIn } from '@faith-fables/contract/text-measure'

/** Syllables from which a word is long to say at an age; our own rule, by the bounds of sentences above. */
const longFrom: Record<AgeGroupName, number> = {
  Toddlers: 3,
  'Early Readers': 4,
  'Middle Childhood': 5,
  'Pre-Teens': 6,
}

/** Long words that every small child says, their endings left out. */
const everyday = new Set(
  `afternoon already animal another anybody anyone anything banana beautiful birthday butterfly caterpillar chocolate
  dinosaur elephant everybody everyone everything everywhere family favourite favorite grandfather grandmother hospital
  kangaroo ladybird ladybug library medicine potato puppy remember somebody somewhere spaghetti suddenly telephone
  television together tomato tomorrow umbrella understand underneath vegetable yesterday`.split(/\s+/),
)

/**
 * Words that are hard at an age: long to say, and neither names nor such as every child knows.
 * @param scripture as for `measureText`
 * @returns each once, as it first stands in the text
 */
export function hardWords(text: string, age: AgeGroupName, scripture = ''): string[] {
  const own = scripture === '' ? text : text.replaceAll(scripture, ' ')
  const hard = wordsIn(own).filter((word) => {
    const plain = word.toLowerCase().replace(/['’]s$|s$/, '')
    return !everyday.has(plain) && syllablesOf(word) >= longFrom[age]
  })
  return [...new Map(hard.map((word) => [word.toLowerCase(), word])).values()]
}
