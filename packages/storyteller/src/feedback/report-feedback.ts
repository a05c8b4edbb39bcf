import type { WrittenStory } from '../story-request.ts'
import { isHeld } from './is-held.ts'
import type { Operation } from './operation.ts'
import { type Clause, operationsOfClauses, readClauses, readFeedback } from './read-feedback.ts'
import { wordsLeftOver } from './words-left-over.ts'

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
  feedback: readonly string[],
  story: WrittenStory,
  tell: (feedback: readonly Operation[]) => WrittenStory,
): FeedbackReport {
  const last = feedback.at(-1)
  if (last === undefined) return []
  const earlier = feedback.slice(0, -1).flatMap(readFeedback)
  const clauses = readClauses(last).filter(({ operations }) => operations.length > 0)
  return clauses.map((clause, place) => {
    if (place >= mostJudged) return { words: clause.words, outcome: 'not done' }
    const others = clauses.filter((other) => other !== clause)
    const without = tell([...earlier, ...(others.length > 0 ? operationsOfClauses(others) : [])])
    return { words: clause.words, outcome: outcomeOf(clause, story, without) }
  })
}

function outcomeOf({ words, operations }: Clause, story: WrittenStory, without: WrittenStory): Outcome {
  const isOnlyWords = operations.every(({ kind }) => kind === 'detail')
  const held = operations.filter((operation) => isHeld(operation, story, without))
  if (held.length === 0 || (isOnlyWords && otherLanguages.test(words))) return 'not done'
  const isWhole = held.length === operations.length && !operations.some(isGuess)
  const left = wordsLeftOver(words, held, story.text)
  if (isWhole && left.length === 0) return 'done'
  // A detail is nothing but its words: where none of them stands in the text, it is not told.
  return isOnlyWords && wordsLeftOver(words, [], '').length === left.length ? 'not done' : 'partly'
}

/** Small words of other languages: what was not understood may stand in the text as it was typed. */
const otherLanguages =
  /(?<!\p{L})(?:und|nicht|der|das|es|ein|eine|mach|bitte|el|los|las|una|que|más|por|les|une|est|et|pour|não|uma|mais|het|een|och|il|gli|che|più)(?!\p{L})/iu

/** A complaint that names no remedy: the telling is another one, and nobody knows whether it is a better one. */
const isGuess = (operation: Operation): boolean => operation.kind === 'other-words'
