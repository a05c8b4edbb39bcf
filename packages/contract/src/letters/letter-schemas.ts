import { z } from 'zod'
import { id } from '../inputs/text-schema.ts'

/** Stands in the links of letters. */
export const letterParams = z.object({ token: id })

export const letterChoice = z.object({
  /** Whether letters about the parent's stories are wanted. */
  aboutStories: z.boolean(),
})
export type LetterChoice = z.infer<typeof letterChoice>
