import { languageOf, scriptureOf } from '../order-story.ts'
import { reviewWithParent } from '../review-with-parent.ts'
import { moveTo, type Stage } from './stage.ts'

/** Reads the text as the parent approved it, edits included. */
export const moderatingReview: Stage = {
  async run(generation, tools) {
    const verdict = await tools.once('verdict', () =>
      reviewWithParent(tools, generation, generation.storyText ?? '', {
        kind: 'story text',
        scripture: scriptureOf(generation),
        ...languageOf(generation),
        signal: tools.signal,
        since: generation.updatedAt,
      }),
    )
    if (verdict.allowed) return moveTo('enriching_characters')
    return moveTo('pending_review', { reviewModerationFeedback: verdict.reasons.join(' ') })
  },
}
