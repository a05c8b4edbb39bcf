/** The themes a text is checked for, in the order in which findings are reported. */
export const moderationCategories = [
  'profanity',
  'violence',
  'self-harm',
  'sexual',
  'drugs',
  'hate',
  'personal-data',
  'prompt-injection',
] as const

export type ModerationCategory = (typeof moderationCategories)[number]
