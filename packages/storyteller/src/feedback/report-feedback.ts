import type { WrittenStory } from '../story-request.ts'
import { isHeld, isInFull, mentions } from './is-held.ts'
import type { Operation } from './operation.ts'
import { type Clause, operationsOfClauses } from './read-feedback.ts'
import type { Teller } from './strengthen.ts'

export type Outcome = 'done' | 'partly' | 'not done'

/** What became of each wish of a feedback, in the order and the words it was typed in. */
export type FeedbackReport = { words: string; outcome: Outcome }[]

/** Each clause is judged by telling the story without it; of more than this many the rest counts as not done. */
const mostJudged = 12

/**
 * Judges the clauses of the last feedback by the story that came of them. In doubt a clause is not done: a wish that
 * was followed and is not believed costs a look, one that is dropped in silence costs the trust.
 */
export function reportClauses(
  clauses: readonly Clause[],
  earlier: readonly Operation[],
  story: WrittenStory,
  tell: Teller,
): FeedbackReport {
  const told = clauses.filter(({ kind }) => kind !== 'nothing')
  return told.map((clause, place) => {
    if (place >= mostJudged) return { words: clause.words, outcome: 'not done' }
    if (clause.kind === 'keep')
      return { words: clause.words, outcome: isKept(clause, story) ? 'done' : 'not done' }
    if (clause.operations.length === 0) return { words: clause.words, outcome: 'not done' }
    const others = told.filter((other) => other !== clause && other.operations.length > 0)
    const without = tell([...earlier, ...(others.length > 0 ? operationsOfClauses(others) : [])])
    return { words: clause.words, outcome: outcomeOf(clause, story, without) }
  })
}

function outcomeOf({ operations, leftOver }: Clause, story: WrittenStory, without: WrittenStory): Outcome {
  const held = operations.filter((operation) => isHeld(operation, story, without))
  if (held.length === 0) return 'not done'
  const isWhole =
    held.length === operations.length &&
    operations.every((operation) => !isGuess(operation) && isInFull(operation, story, without))
  const left = leftOver.filter((word) => !mentions(story, word))
  return isWhole && left.length === 0 ? 'done' : 'partly'
}

/** "Keep the rest as it is" always holds; what is named must still be there. */
function isKept({ leftOver }: Clause, story: WrittenStory): boolean {
  return leftOver.every((word) => mentions(story, word))
}

/** A complaint that names no remedy: the telling is another one, and nobody knows whether it is a better one. */
const isGuess = (operation: Operation): boolean => operation.kind === 'other-words' && operation.guessed
