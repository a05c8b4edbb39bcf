import { isArticle } from '../characters/find-phrase.ts'
import { readUnits } from '../text/read-units.ts'
import { tagWords } from '../text/tag-words.ts'

/** Words as they stand behind "all but": "the painted wheels"; what names no thing is quoted. */
export function sayMissing(words: string): string {
  const units = readUnits(tagWords(words))
  const isThing = /^(?:NOUN|PROPN)$/.test(units.at(-1)?.part ?? '')
  const first = units[0]
  if (!isThing || !first || first.part === 'NUM') return `“${words}”`
  return `the ${isArticle(first) ? words.slice(first.end).trim() : words}`
}
