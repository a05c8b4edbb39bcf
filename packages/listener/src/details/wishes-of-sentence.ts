import type { CastMember } from '../wishes/heard-clause.ts'
import { listenToTextWish } from '../wishes/listen-to-text-wish.ts'
import type { TextWish, WishClause } from '../wishes/text-wish.ts'

/** "No fairy that takes it away": in a longer one what is not wanted may be what happens to it. */
const mostWordsOfRefusal = 6

/**
 * What a sentence asks of the writer, where all of it is understood: half a wish may be its opposite. What is to be in the
 * story is none of it: that is told, as what else is told of.
 * @param leastSure of 1: how sure it must be what each part of it is
 */
export function wishesOfSentence(
  words: string,
  { cast, leastSure }: { cast: readonly CastMember[]; leastSure: number },
): TextWish[] {
  const { clauses } = listenToTextWish({ words, cast })
  const areCertain = clauses.every(
    (clause) =>
      clause.certain &&
      clause.probability >= leastSure &&
      clause.leftOver.length === 0 &&
      clause.wishes.every((wish) => isMeant(wish, clause, cast)),
  )
  return areCertain ? clauses.flatMap(({ wishes }) => wishes) : []
}

function isMeant(wish: TextWish, { words, label }: WishClause, cast: readonly CastMember[]): boolean {
  if (label === 'refusal') return true
  switch (wish.kind) {
    case 'tone':
    case 'length':
    case 'page-length':
    case 'difficulty':
    case 'refrain':
      // "Biff should not talk" asks for no less talk of the others.
      return !cast.some(({ name }) => words.toLowerCase().includes(name.toLowerCase()))
    case 'leave-out':
    case 'remove-thing':
      return words.split(/\s+/).length <= mostWordsOfRefusal && !/\bto\b/.test(words)
    case 'closing':
    case 'pronoun':
    case 'age':
      return true
    default:
      return false
  }
}
