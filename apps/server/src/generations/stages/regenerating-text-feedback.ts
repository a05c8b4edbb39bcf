import type { Generation } from '../generation-store.ts'
import { languageOf, namesIn, orderStory, scriptureOf, storyChanges } from '../order-story.ts'
import { isOnlyDoubted, reviewWithParent } from '../review-with-parent.ts'
import { keepRewriting } from '../text-versions.ts'
import { wordsOfStory } from '../words-of-story.ts'
import { moveTo, type Stage, type StageOutcome } from './stage.ts'

/** Writes the story again with what the parent asked for. The text the parent had stays until a better one is there. */
export const regeneratingTextFeedback: Stage = {
  async run(generation, tools) {
    const { moderator, once, signal } = tools
    const names = namesIn(generation)
    const wish = generation.feedback.at(-1) ?? ''
    const wishVerdict = await once('wish', () =>
      reviewWithParent(tools, generation, wish, { kind: 'feedback', signal, since: generation.updatedAt }),
    )
    if (!wishVerdict.allowed)
      return keepText(generation, { reviewModerationFeedback: wishVerdict.reasons.join(' ') })

    const story = await orderStory(generation, tools)
    const options = { scripture: scriptureOf(generation), names, ...languageOf(generation), signal }
    const verdict = await once('verdict', () => moderator.review(wordsOfStory(story), 'story text', options))
    const told = verdict.reasons.join(' ')
    if (!verdict.allowed && !isOnlyDoubted(verdict))
      return keepText(generation, { reviewModerationFeedback: told })
    const doubt = { reviewModerationFeedback: verdict.allowed ? null : told }
    return moveTo('pending_review', { ...storyChanges(story), ...doubt }, (transaction, after) =>
      keepRewriting(transaction, { before: generation, after }, story.feedbackReport ?? null),
    )
  },
  giveUp: (generation) =>
    keepText(generation, {
      processingError: 'The story could not be rewritten just now. Your text is as it was; please try again.',
    }),
}

/** Back to the review as it was: the wish that led nowhere does not count and is not carried on. */
function keepText(
  generation: Generation,
  why: { reviewModerationFeedback: string } | { processingError: string },
): StageOutcome {
  return moveTo('pending_review', {
    ...why,
    feedback: generation.feedback.slice(0, -1),
    textRegenerationsUsed: generation.textRegenerationsUsed - 1,
  })
}
