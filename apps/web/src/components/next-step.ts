import type { GenerationRecord } from '@faith-fables/contract'
import type { GenerationStatus } from '@faith-fables/contract/generation-status'
import { paths } from '../paths.ts'

export interface NextStep {
  to: string
  label: string
}

const pictures = ({ _id }: GenerationRecord): NextStep => ({
  to: paths.reviewImages(_id),
  label: 'See the Pictures',
})
const library = (): NextStep => ({ to: paths.libraryInProgress(), label: 'My Library' })
const again = (): NextStep => ({ to: paths.create(), label: 'Create a New Story' })

const steps: Record<GenerationStatus, (record: GenerationRecord) => NextStep> = {
  moderating_initial_prompt: library,
  generating_text: library,
  moderating_text: library,
  pending_review: ({ _id }) => ({ to: paths.review(_id), label: 'Review the Text' }),
  regenerating_text_feedback: ({ _id }) => ({ to: paths.review(_id), label: 'Review the Text' }),
  moderating_review: ({ _id }) => ({ to: paths.review(_id), label: 'Review the Text' }),
  enriching_characters: pictures,
  splitting_scenes: pictures,
  generating_prompts: pictures,
  moderating_prompts: pictures,
  pending_prompt_review: ({ _id }) => ({ to: paths.reviewPrompts(_id), label: 'Review the Picture Ideas' }),
  pending_image_review: ({ _id }) => ({ to: paths.reviewImages(_id), label: 'Choose the Pictures' }),
  published: ({ storyId }) =>
    storyId === null ? library() : { to: paths.story(storyId), label: 'Read the Story' },
  archived: library,
  rejected: again,
  failed: again,
  prompt_rejected_by_safety: again,
  text_rejected_by_safety: again,
}

/** Where a generation goes on, for a screen that has nothing to do with it at the moment. */
export function nextStep(record: GenerationRecord): NextStep {
  return steps[record.status](record)
}
