import { z } from 'zod'
import { publicStory } from '../stories/story-schemas.ts'

/** Stories of other families in a parent's library. */
export const addedStories = z.object({
  stories: z.array(publicStory),
  /** So many more are public no longer. */
  gone: z.int(),
})
export type AddedStories = z.infer<typeof addedStories>
