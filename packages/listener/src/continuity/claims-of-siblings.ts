import { type Claim, placeIn } from './claim.ts'
import { type Reading, somebody, type Thing } from './reading.ts'

/** "His big brother Wim", who is the little one elsewhere. */
export function claimsOfSiblings({ phrase, sentence, at, owner }: Thing, { beings }: Reading): Claim[] {
  const words = [...phrase.adjectives, phrase.noun].map(({ small }) => small).join(' ')
  const value = isOlder(words)
  const name = phrase.name ?? nameBefore(phrase, sentence)
  if (!value || !name || !/\b(?:brother|sister)$/.test(words) || beings.castNames.size > 2) return []
  const whose = owner === somebody ? null : owner
  const place = placeIn(sentence.page, phrase.noun)
  return [{ topic: `${name.text} sibling`, noun: name.text, owner: whose, words, value, place, at }]
}

const isOlder = (words: string): string | null => {
  if (/\b(?:big|older|elder)\b/i.test(words)) return 'older'
  return /\b(?:little|younger|small|baby)\b/i.test(words) ? 'younger' : null
}

/** "Wim, his big brother". */
const nameBefore = (phrase: Thing['phrase'], { phrases, units }: Thing['sentence']) =>
  units[phrase.from - 1]?.small === ','
    ? phrases.find(({ to, isName }) => isName && to === phrase.from - 1)?.noun
    : undefined

export function siblingsInDetails({ book }: Reading): Claim[] {
  if (book.cast.length !== 2) return []
  return book.cast.flatMap(({ name, details }) => {
    const [, words = ''] =
      /^(?:his|her|their|[A-Z][a-z]+['’]s) ((?:little|younger|small|baby|big|older|elder) (?:brother|sister))/i.exec(
        details,
      ) ?? []
    const value = isOlder(words)
    return value
      ? [{ topic: `${name} sibling`, noun: name, owner: null, words, value, place: null, at: -1 }]
      : []
  })
}
