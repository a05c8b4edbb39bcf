import { countOf, limits, type ReviewBody } from '@faith-fables/contract'
import { ApiError } from '../../api-error.ts'
import type { Remember } from '../../idempotency/idempotency.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import type { Generation, GenerationChanges } from '../generation-store.ts'
import { moveGeneration } from '../move-generation.ts'
import { countWords } from '../split-text.ts'
import { lockOwnFor } from './own-generation.ts'

/** A new look at the text begins without what the last one found. */
const clearedFindings: GenerationChanges = { reviewModerationFeedback: null, processingError: null }

/**
 * Approves the text, or asks for another version; the parent's edits are kept either way.
 * @throws ApiError NOT_FOUND, WRONG_STATUS, INVALID_REQUEST (too few words), NOTHING_LEFT
 */
export async function reviewText(
  deps: GenerationDeps,
  uid: string,
  generationId: string,
  review: ReviewBody,
  remember: Remember<Generation>,
): Promise<Generation> {
  const action = review.action === 'approve' ? 'approveText' : 'regenerateText'
  return deps.db.transaction(async (transaction) => {
    const generation = await lockOwnFor(action, transaction, uid, generationId)
    const storyText = review.editedStoryText ?? generation.storyText ?? ''
    const moved =
      review.action === 'approve'
        ? await moveGeneration(
            transaction,
            deps.jobs,
            generation,
            'moderating_review',
            approval(generation, storyText),
          )
        : await moveGeneration(
            transaction,
            deps.jobs,
            generation,
            'regenerating_text_feedback',
            rewriting(generation, storyText, review.feedback),
          )
    await remember(transaction, moved)
    return moved
  })
}

function approval(generation: Generation, storyText: string): GenerationChanges {
  if (countWords(storyText) < generation.imageNumber) {
    throw new ApiError(
      'INVALID_REQUEST',
      `The story text needs at least ${countOf(generation.imageNumber, 'word')}, one for each picture.`,
    )
  }
  return { ...clearedFindings, storyText }
}

function rewriting(generation: Generation, storyText: string, feedback: string): GenerationChanges {
  if (generation.textRegenerationsUsed >= limits.textRegenerations) {
    throw new ApiError(
      'NOTHING_LEFT',
      `A story can be rewritten ${limits.textRegenerations} times; you can still edit the text yourself.`,
    )
  }
  return {
    ...clearedFindings,
    storyText,
    feedback: [...generation.feedback, feedback],
    textRegenerationsUsed: generation.textRegenerationsUsed + 1,
  }
}
