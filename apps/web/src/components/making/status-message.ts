import type { GenerationStatus } from '@faith-fables/contract/generation-status'

const messages: Partial<Record<GenerationStatus, string>> = {
  moderating_initial_prompt: 'Reviewing story idea...',
  generating_text: 'Crafting the narrative...',
  moderating_text: 'Reviewing story text...',
  enriching_characters: 'Adding character depth...',
  splitting_scenes: 'Structuring the scenes...',
  generating_prompts: 'Imagining illustrations...',
  moderating_prompts: 'Reviewing illustration ideas...',
}

/** What is said while a story is made; undefined where the last message stays. */
export function statusMessage(status: GenerationStatus): string | undefined {
  return messages[status]
}
