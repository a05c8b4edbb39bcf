import { ofMind } from '../characters/is-of-mind.ts'
import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { tagBehind } from '../text/tag-behind.ts'
import type { PlainForm } from './plain-form.ts'
import { readThing } from './read-thing.ts'

/** "A good listener", "a big laugh": somebody is the one and has the other. */
export function readWho(words: string, before: readonly string[], pronoun: Pronoun): PlainForm | null {
  if (/ and an? /.test(words)) return null
  const said = words.slice(0, 1).toLowerCase() + words.slice(1)
  const tagged = tagBehind('She likes the', said)
  const end = tagged.findIndex(({ part }) => part === 'ADP')
  const { small: head = '', text = '' } = (end < 0 ? tagged : tagged.slice(0, end)).at(-1) ?? {}
  // "A MacAllister", "half Italian".
  if (/^\p{Lu}/u.test(words) ? tagged.length === 1 : /^\p{Lu}/u.test(text)) return null
  const isOfMind = ofMind.test(head)
  if (!isOfMind && !/^an?$/.test(before.at(-1) ?? '')) return null
  const thing = readThing(tagged, 'a', pronoun)
  if (!thing || (thing.isPlural && !isOfMind)) return null
  const best = /^(?:the )?(?:best|worst|fastest|slowest|loudest|biggest|only)\b/.test(said)
  if (isOfMind) return { ...thing, article: thing.isPlural ? 'none' : 'a' }
  return isA('person', head) || /[^aeiou](?:er|or|ist|ian)$/.test(head)
    ? { form: 'quality', words: `${best ? 'the' : '{a}'} ${thing.words}` }
    : null
}
