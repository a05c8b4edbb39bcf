import type { GenerationStatus } from '@faith-fables/contract'

/**
 * Which status may follow which. The kinds of the statuses and what a parent may do in each stand in the
 * contract; here are the arrows between them.
 *
 *   moderating_initial_prompt ─→ generating_text ─→ moderating_text ─→ pending_review ⇄ regenerating_text_feedback
 *                                                                          ⇅
 *                                                                    moderating_review
 *                                                                          ↓
 *   enriching_characters ─→ splitting_scenes ─→ generating_prompts ─→ moderating_prompts ⇄ pending_prompt_review
 *                                                                          ↓
 *                                                                 pending_image_review ─→ published
 *
 * Every status that is not final may end in failed, and the parent may archive it. No arrow leads to `rejected`: it is a
 * name of the specification alone (record 100).
 */
const nextStatuses: Record<GenerationStatus, readonly GenerationStatus[]> = {
  moderating_initial_prompt: ['generating_text', 'prompt_rejected_by_safety', 'failed', 'archived'],
  generating_text: ['moderating_text', 'failed', 'archived'],
  moderating_text: ['pending_review', 'text_rejected_by_safety', 'failed', 'archived'],
  pending_review: ['moderating_review', 'regenerating_text_feedback', 'archived'],
  regenerating_text_feedback: ['pending_review', 'failed', 'archived'],
  moderating_review: ['pending_review', 'enriching_characters', 'failed', 'archived'],
  enriching_characters: ['splitting_scenes', 'failed', 'archived'],
  splitting_scenes: ['generating_prompts', 'failed', 'archived'],
  generating_prompts: ['moderating_prompts', 'failed', 'archived'],
  moderating_prompts: ['pending_image_review', 'pending_prompt_review', 'failed', 'archived'],
  pending_prompt_review: ['moderating_prompts', 'archived'],
  pending_image_review: ['published', 'archived'],
  published: [],
  archived: [],
  rejected: ['archived'],
  failed: ['archived'],
  prompt_rejected_by_safety: ['archived'],
  text_rejected_by_safety: ['archived'],
}

/** @throws when no arrow leads from one status to the other: a mistake in our code, never a parent's. */
export function assertTransition(from: GenerationStatus, to: GenerationStatus): void {
  if (!nextStatuses[from].includes(to)) throw new Error(`A generation cannot go from ${from} to ${to}.`)
}
