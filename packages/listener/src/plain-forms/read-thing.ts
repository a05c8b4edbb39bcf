import type { Pronoun } from '../facts.ts'
import type { Word } from '../text/tag-words.ts'
import { isPlural } from './is-plural.ts'
import type { Article, PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

const mostWords = 7

export type Thing = Extract<PlainForm, { form: 'thing' }>

/** "compass", "rice pudding", "the sound of rain": a noun and what belongs to it. */
export function readThing(
  words: readonly Word[],
  article: Article | 'other',
  pronoun: Pronoun,
): Thing | null {
  if (words[0]?.small === 'more' || words.some(isTwoThings)) return null
  if (
    article === 'other' ||
    words.length > mostWords ||
    words.some(({ small }) => small === 'too') ||
    !beginsThing(words[0])
  )
    return null
  const end = words.findIndex(({ part }) => part === 'ADP')
  const own = end < 0 ? words : words.slice(0, end)
  const head = own.at(-1)
  if (!head || !/^(?:NOUN|PROPN)$/.test(head.part) || vague.test(head.small)) return null
  const told = readTail(words, pronoun)
  const short = readTail(own, pronoun)
  if (told === null || short === null) return null
  return { form: 'thing', article, words: told, short, isPlural: isPlural(head) }
}

/** "Two chubby cheeks fuzzy black hair": a comma is missing. */
const isTwoThings = (word: Word, at: number, words: readonly Word[]): boolean =>
  isPlural(word) && words[at + 1]?.part === 'ADJ' && words.slice(at + 2).some(({ part }) => part === 'NOUN')

const vague = /^(?:one|ones|half|lot|bit|kind|sort|thing|things|entry)$/
const beginsThing = (word: Word | undefined): boolean =>
  word !== undefined &&
  (/^(?:ADJ|ADV|NOUN|PROPN|NUM|VERB)$/.test(word.part) || /^(?:an?|the)$/.test(word.small))
