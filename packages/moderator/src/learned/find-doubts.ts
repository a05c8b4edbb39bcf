import type { Match } from '../find-matches.ts'
import { originOf, type TracedText } from '../normalise/traced-text.ts'
import type { Word } from '../words/read-words.ts'
import type { HarmModel } from './harm-model.ts'
import { type Suspicion, weighSentences } from './weigh-sentences.ts'

/** Sentences that are like declined ones, where no rule has found anything in them. */
export function findDoubts(
  unmasked: TracedText,
  sentences: readonly (readonly Word[])[],
  declined: readonly Match[],
  model: HarmModel,
  isOtherTongue: () => boolean,
): Match[] {
  return withoutTheWhole(weighSentences(sentences, model, isOtherTongue)).flatMap(
    ({ category, first, end }) => {
      const [start, last] = originOf(
        unmasked,
        sentences[first]?.[0]?.start ?? 0,
        sentences[end - 1]?.at(-1)?.end ?? 0,
      )
      const isDeclined = declined.some((match) => match.start < last && match.end > start)
      return isDeclined ? [] : [{ category, start, end: last }]
    },
  )
}

/** Where a sentence is doubted by itself, a parent need not read that all of them together are. */
const withoutTheWhole = (found: readonly Suspicion[]): readonly Suspicion[] =>
  found.length > 1 ? found.filter(({ first, end }) => end === first + 1) : found
