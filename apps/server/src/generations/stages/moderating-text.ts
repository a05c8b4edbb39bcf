import type { Generation } from '../generation-store.ts'
import { languageOf, namesIn, scriptureOf } from '../order-story.ts'
import { isOnlyDoubted } from '../review-with-parent.ts'
import { wordsOfStory } from '../words-of-story.ts'
import { moveTo, type Stage } from './stage.ts'

/** Reads the written story before the parent does. */
export const moderatingText: Stage = {
  async run(generation, { moderator, once, signal }) {
    const options = {
      scripture: scriptureOf(generation),
      names: namesIn(generation),
      ...languageOf(generation),
      signal,
    }
    const verdict = await once('verdict', () =>
      moderator.review(writtenWords(generation), 'story text', options),
    )
    if (verdict.allowed) return moveTo('pending_review')
    if (isOnlyDoubted(verdict))
      return moveTo('pending_review', { reviewModerationFeedback: withDoubts(generation, verdict.reasons) })
    return moveTo('text_rejected_by_safety', { processingError: verdict.reasons.join(' ') })
  },
}

/** Those of the parent's own words, which are not told twice, and those of the story. */
function withDoubts({ reviewModerationFeedback }: Generation, reasons: readonly string[]): string {
  const before = reviewModerationFeedback ?? ''
  return [before, ...reasons.filter((reason) => !before.includes(reason))].filter(Boolean).join(' ')
}

function writtenWords({ title, storyText, moralMessage, companion }: Generation): string {
  return wordsOfStory({
    title: title ?? '',
    text: storyText ?? '',
    moralMessage: moralMessage ?? '',
    companion: companion ?? { talk: [], prayer: '', remember: '' },
  })
}
