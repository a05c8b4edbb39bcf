import type { Pronoun } from '../facts.ts'
import type { Word } from '../text/tag-words.ts'
import type { Article, PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

const mostWords = 7

/** Whether a noun is more than one. */
export const isPlural = ({ part, small, lemma }: Word): boolean =>
  part === 'NOUN' &&
  (/^(?:people|children|clothes|pyjamas|pajamas|dungarees|glasses|goggles|sunglasses|spectacles)$/.test(
    small,
  ) ||
    (small !== lemma && /s$|^(?:mice|feet|teeth|geese|sheep)$/.test(small)) ||
    /(?:[^aeious]|ie)s$/.test(small))

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
