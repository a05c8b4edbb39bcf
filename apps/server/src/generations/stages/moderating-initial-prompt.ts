import type { Generation } from '../generation-store.ts'
import { namesIn } from '../order-story.ts'
import { isOnlyDoubted } from '../review-with-parent.ts'
import { moveTo, type Stage } from './stage.ts'

/** Reads what the parent wrote before a word of the story is made from it. */
export const moderatingInitialPrompt: Stage = {
  async run(generation, { moderator, once, signal }) {
    const verdict = await once('verdict', () =>
      moderator.review(ideaText(generation), 'story idea', { names: namesIn(generation), signal }),
    )
    if (verdict.allowed) return moveTo('generating_text')
    // The story is written, and the parent reads with it what is doubtful.
    if (isOnlyDoubted(verdict))
      return moveTo('generating_text', { reviewModerationFeedback: verdict.reasons.join(' ') })
    return moveTo('prompt_rejected_by_safety', { processingError: verdict.reasons.join(' ') })
  },
}

/** Everything in the order that a person typed freely. */
function ideaText(generation: Generation): string {
  const characters = generation.characters.map(({ name, details }) => `${name}: ${details}`)
  return [...characters, generation.additionalDetails ?? ''].join('\n')
}
