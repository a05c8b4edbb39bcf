import { z } from 'zod'

/** Stands in the links of letters. */
export const letterParams = z.object({ token: z.string() })

export const letterChoice = z.object({
  /** Whether letters about the parent's stories are wanted. */
  aboutStories: z.boolean(),
})
export type LetterChoice = z.infer<typeof letterChoice>
