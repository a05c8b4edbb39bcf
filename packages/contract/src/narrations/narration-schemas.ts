import { z } from 'zod'

/** The whole book as one voice reads it; a page without words has no sound. */
export const narration = z.object({
  pages: z.array(
    z.object({
      /** Place in the book, from 1 on. */
      page: z.int(),
      url: z.string(),
      milliseconds: z.int(),
    }),
  ),
})
export type Narration = z.infer<typeof narration>

/** How far the narration of a story is, for the parent whose story it is. */
export const narrationState = z.object({
  /** `failed`: it could not be made, its tokens were given back, and it may be ordered again. */
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Pages that are spoken, of all that have words. */
  pagesDone: z.int(),
  pages: z.int(),
  /** In tokens, if it is ordered now; null where it cannot be. */
  price: z.int().nullable(),
  /** Who reads the words of the story to speak them: "OpenAI". */
  sentTo: z.string(),
})
export type NarrationState = z.infer<typeof narrationState>
