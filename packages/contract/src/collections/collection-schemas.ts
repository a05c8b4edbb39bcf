import { z } from 'zod'
import { collectionNameRule } from '../inputs/field-rules.ts'
import { fieldSchema, id, moment } from '../inputs/text-schema.ts'
import { limits } from '../limits.ts'
import { publicStory } from '../stories/story-schemas.ts'

export const newCollection = z.object({
  /** Whoever has a link to the collection reads it as well. */
  name: fieldSchema(collectionNameRule),
})

/** Own stories and public ones of others, gathered by a parent under a name. */
export const collection = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  /** How many can be read now. */
  stories: z.int(),
  /** Pictures of the first ones. */
  covers: z.array(z.string()),
})
export type Collection = z.infer<typeof collection>

export const filledCollection = z.object({
  id: z.string(),
  name: z.string(),
  /** In the order that the parent gave them. */
  stories: z.array(publicStory),
  /** So many more can be read no longer: others keep theirs to themselves now, or own ones were deleted. */
  gone: z.int(),
})
export type FilledCollection = z.infer<typeof filledCollection>

export const collectionOrder = z.object({
  /** Exactly those that can be read, each once. */
  storyIds: z.array(id).max(limits.collectionStories, `must be ${limits.collectionStories} or less.`),
})

export const collectionParams = z.object({ collectionId: id })
export const collectionStoryParams = collectionParams.extend({ storyId: id })
export const collectionLinkParams = collectionParams.extend({ linkId: id })

/** What a link to a collection shows to whoever has it. */
export const sharedCollection = z.object({
  name: z.string(),
  /** The name that readers know the parent by. */
  by: z.string(),
  stories: z.array(publicStory),
})
export type SharedCollection = z.infer<typeof sharedCollection>

export const sharedCollectionStoryParams = z.object({ token: id, storyId: id })
