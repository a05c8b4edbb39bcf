/** The themes a text is checked for, in the order in which findings are reported. */
export const moderationCategories = [
  'profanity',
  'violence',
  'self-harm',
  'sexual',
  'drugs',
  'hate',
  'terror',
  'weapons',
  'eating-disorders',
  'challenges',
  'bullying',
  'occult',
  'personal-data',
  'real-people',
  'brands',
  'prompt-injection',
] as const

export type ModerationCategory = (typeof moderationCategories)[number]
