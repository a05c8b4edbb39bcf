import { z } from 'zod'
import { ageGroupNames } from './age-groups.ts'
import { generationStatuses } from './generation-status.ts'
import { limits } from './limits.ts'
import { id, moment } from './text-schema.ts'
import { wholeNumber } from './whole-number.ts'

export const visibility = z.enum(['private', 'pending', 'public'])
export type Visibility = z.infer<typeof visibility>

/** One page of the book as the reader shows it. */
export const storyPage = z.object({
  index: z.number().int(),
  textSnippet: z.string(),
  selectedImageUrl: z.string(),
  alt: z.string(),
})
export type StoryPage = z.infer<typeof storyPage>

/** What a family talks about, prays and remembers after the last page. */
export const companion = z.object({ talk: z.array(z.string()), prayer: z.string(), remember: z.string() })
export type Companion = z.infer<typeof companion>

/** What those see whom somebody sends the story's address. */
export const linkPicture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
})
export type LinkPicture = z.infer<typeof linkPicture>

/** A published story. In lists `keyMoments` holds the first page only; `companion` and `linkPicture` are null. */
export const publicStory = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  visibility,
  isFeatured: z.boolean(),
  userId: z.string(),
  authorName: z.string(),
  /** On the front of the book: its cover, or the picture of its first page where it has none. */
  imageUrl: z.string().nullable(),
  linkPicture: linkPicture.nullable(),
  moralMessage: z.string().nullable(),
  bibleVerse: z.string().nullable(),
  theme: z.string(),
  ageGroup: z.enum(ageGroupNames),
  createdAt: moment,
  keyMoments: z.array(storyPage),
  companion: companion.nullable(),
})
export type PublicStory = z.infer<typeof publicStory>

export const exploreQuery = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, limits.explore.maxLimit).default(limits.explore.defaultLimit),
})

export const explorePage = z.object({
  stories: z.array(publicStory),
  totalPages: z.number().int(),
  totalStories: z.number().int(),
})
export type ExplorePage = z.infer<typeof explorePage>

export const storyParams = z.object({ storyId: id })

export const publicStoryQuery = z.object({
  /** `empty` asks for a success without a body, not for a 404, where there is no such public story. */
  absent: z.literal('empty').optional(),
})

/** A row of the parent's library: a draft's id is its generation's, a published one's its story's. */
export const libraryItem = z.object({
  id: z.string(),
  _type: z.enum(['draft', 'published']),
  title: z.string(),
  imageUrl: z.string().nullable(),
  ageGroup: z.enum(ageGroupNames),
  createdAt: moment,
  status: z.enum(generationStatuses).nullable(),
  processingError: z.string().nullable(),
  visibility,
  isFeatured: z.boolean(),
  moralMessage: z.string().nullable(),
  bibleVerse: z.string().nullable(),
  theme: z.string(),
  progress: z.number(),
})
export type LibraryItem = z.infer<typeof libraryItem>

export const storyVisibility = z.object({ id: z.string(), visibility })
