import { namesIn, scriptureOf } from '../order-story.ts'
import { moveTo, type Stage } from './stage.ts'

/** Reads the text as the parent approved it, edits included. */
export const moderatingReview: Stage = {
  async run(generation, { moderator, once, signal }) {
    const options = { scripture: scriptureOf(generation), names: namesIn(generation), signal }
    const verdict = await once('verdict', () =>
      moderator.review(generation.storyText ?? '', 'story text', options),
    )
    if (verdict.allowed) return moveTo('enriching_characters')
    return moveTo('pending_review', { reviewModerationFeedback: verdict.reasons.join(' ') })
  },
}
