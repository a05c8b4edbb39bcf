import { listenToTextWish, type WishClause } from '@faith-fables/listener'
import { typedLengths, withinLimit } from '../words/clean-text.ts'
import type { Operation } from './operation.ts'
import { operationsOfWish } from './operations-of-wish.ts'

/** A part of a feedback that asks for something by itself. */
export interface Clause {
  /** As the parent typed it. */
  words: string
  /** What it asks for, as far as that is sure. */
  operations: Operation[]
  /** Words of weight that no operation speaks of. */
  leftOver: readonly string[]
  /** Praise asks for nothing; whoever wants something to stay as it is has it if the words are found in the text. */
  kind: 'wish' | 'keep' | 'nothing'
}

/** What a feedback is about. */
export interface Current {
  cast: readonly { name: string; details: string }[]
  text: string
}

/** What nobody understood is told in other words, so that no feedback is without an effect, but the one that wants none. */
export function operationsOfClauses(clauses: readonly Clause[]): Operation[] {
  const operations = clauses.flatMap((clause) => clause.operations)
  if (operations.length > 0 || keepsAll(clauses)) return operations
  return [{ kind: 'other-words', where: 'everywhere', page: null, guessed: true }]
}

/** "No notes, don't change a thing": nothing is asked, and what is to stay is not one thing. */
const keepsAll = (clauses: readonly Clause[]): boolean =>
  clauses.every(({ kind }) => kind !== 'wish') &&
  clauses.some(({ kind, leftOver }) => kind === 'keep' && leftOver.length === 0)

/** Every clause of a feedback with what it asks for, in the order they were typed. */
export function readClauses(feedback: string, { cast, text }: Current): Clause[] {
  const words = withinLimit(feedback, typedLengths.feedback)
  const { clauses, otherLanguage } = listenToTextWish({ words, cast, text })
  if (otherLanguage) return [{ words: words.trim(), operations: [], leftOver: [], kind: 'wish' }]
  return clauses.map(
    (clause): Clause => ({
      words: clause.words,
      operations: clause.certain ? clause.wishes.flatMap((wish) => operationsOfWish(wish, cast)) : [],
      leftOver: clause.label === 'keep' ? wordsKept(clause) : clause.leftOver,
      kind: kindOf(clause),
    }),
  )
}

/** What of the text is to be kept, where it is named: not "the rest" or "it". */
function wordsKept({ wishes }: WishClause): string[] {
  return wishes.flatMap((wish) =>
    wish.kind === 'keep'
      ? wish.words.split(' ').filter((word) => word.length > 3 && !generalWords.has(word))
      : [],
  )
}

const generalWords: ReadonlySet<string> = new Set(
  'keep stay stays leave rest else everything exactly same length part parts bits title name names touch word words story text page ending beginning change dont please that this with'.split(
    ' ',
  ),
)

/** So sure must it be that a clause asks for nothing: what is taken for praise is not spoken of again. */
const surely = 0.6

function kindOf({ label, probability, certain }: WishClause): Clause['kind'] {
  if (certain && label === 'keep') return 'keep'
  return /^(?:praise|not-a-wish)$/.test(label) && probability >= surely ? 'nothing' : 'wish'
}
