import type { Pronoun } from '../facts.ts'
import type { Word } from '../text/tag-words.ts'
import type { Article, Phrase } from './phrase.ts'
import { readTail } from './read-tail.ts'

const mostWords = 5

const isPlural = ({ part, small, lemma }: Word): boolean =>
  part === 'NOUN' && small !== lemma && /s$|^(?:people|children|mice|feet|teeth|geese|sheep)$/.test(small)

/** "compass", "rice pudding", "the sound of rain": a noun and what belongs to it. */
export function readThing(words: readonly Word[], article: Article | 'other', pronoun: Pronoun): Phrase | null {
  if (article === 'other' || words.length > mostWords) return null
  const end = words.findIndex(({ part }) => part === 'ADP')
  const own = end < 0 ? words : words.slice(0, end)
  const head = own.at(-1)
  if (!head || !/^(?:NOUN|PROPN)$/.test(head.part) || /^(?:one|ones|half|lot|bit|kind|sort|thing|things)$/.test(head.small) || !/^(?:ADJ|ADV|NOUN|PROPN|NUM|VERB)$/.test(words[0]?.part ?? ''))
    return null
  const told = readTail(words, pronoun)
  const short = readTail(own, pronoun)
  if (told === null || short === null) return null
  return { form: 'thing', article, words: told, short, isPlural: isPlural(head) }
}
