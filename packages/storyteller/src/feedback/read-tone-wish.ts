import { listenToTextWish } from '@faith-fables/listener'
import type { Operation } from './operation.ts'
import { operationsOfWish } from './operations-of-wish.ts'

/** So sure must it be that a sentence among the details speaks of the telling: most of them tell of people and things. */
const surely = 0.6
/** A sentence about somebody ("She is shy and calm") is no wish. */
const subjects = /^(?:he|she|they|we|i|my|our|his|her|their)$/i

/** The wishes about tone, length and difficulty among a parent's details: "Make it funny, please". */
export function readToneWish(wish: string): Operation[] {
  if (subjects.test(wish.split(' ')[0] ?? '')) return []
  const { clauses } = listenToTextWish({ words: wish, cast: [] })
  const areSure = clauses.every(
    ({ certain, probability, leftOver, wishes }) =>
      certain &&
      probability >= surely &&
      leftOver.length === 0 &&
      wishes.every(({ kind }) => aboutTelling.has(kind)),
  )
  return areSure ? clauses.flatMap(({ wishes }) => wishes.flatMap((one) => operationsOfWish(one))) : []
}

const aboutTelling: ReadonlySet<string> = new Set(['tone', 'length', 'page-length', 'difficulty', 'refrain'])
