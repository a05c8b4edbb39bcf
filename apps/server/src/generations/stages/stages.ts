import type { GenerationStatus } from '@faith-fables/contract'
import { enrichingCharacters } from './enriching-characters.ts'
import { generatingPrompts } from './generating-prompts.ts'
import { generatingText } from './generating-text.ts'
import { moderatingInitialPrompt } from './moderating-initial-prompt.ts'
import { moderatingPrompts } from './moderating-prompts.ts'
import { moderatingReview } from './moderating-review.ts'
import { moderatingText } from './moderating-text.ts'
import { regeneratingTextFeedback } from './regenerating-text-feedback.ts'
import { splittingScenes } from './splitting-scenes.ts'
import type { Stage } from './stage.ts'

/** Who works on a generation in each working status. */
export const stages: Partial<Record<GenerationStatus, Stage>> = {
  moderating_initial_prompt: moderatingInitialPrompt,
  generating_text: generatingText,
  moderating_text: moderatingText,
  regenerating_text_feedback: regeneratingTextFeedback,
  moderating_review: moderatingReview,
  enriching_characters: enrichingCharacters,
  splitting_scenes: splittingScenes,
  generating_prompts: generatingPrompts,
  moderating_prompts: moderatingPrompts,
}
