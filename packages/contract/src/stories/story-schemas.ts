import { z } from 'zod'
import { generationStatuses } from '../generations/generation-status.ts'
import { id, moment } from '../inputs/text-schema.ts'
import { narration } from '../narrations/narration-schemas.ts'
import { ageGroupNames } from '../reference/age-groups.ts'
import { storyLanguageCodes } from './story-languages.ts'

export const visibility = z.enum(['private', 'pending', 'public'])
export type Visibility = z.infer<typeof visibility>

/** Why a story that was asked for to be public is not: what somebody at the desk wrote to the parent. */
export const storyAnswer = z.object({
  /** 'reported': readers did, and somebody looks at it. */
  kind: z.enum(['sent-back', 'taken-down', 'reported']),
  reason: z.string(),
  at: moment,
})
export type StoryAnswer = z.infer<typeof storyAnswer>

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

/** In what a story is told; absent for English. */
export const toldIn = z.enum(storyLanguageCodes).optional()

/** The same story as it is told for another age, or in another language. */
export const storyEdition = z.object({ id: z.string(), ageGroup: z.enum(ageGroupNames), language: toldIn })
export type StoryEdition = z.infer<typeof storyEdition>

/** A published story. In lists `keyMoments` holds the first page only; `companion`, `linkPicture` and `narration` are null. */
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
  language: toldIn,
  createdAt: moment,
  keyMoments: z.array(storyPage),
  companion: companion.nullable(),
  /** What else of it this reader may read, the youngest first; absent in lists and by private links. */
  editions: z.array(storyEdition).optional(),
  /** null where nobody has ordered one, or it is still being made. */
  narration: narration.nullable(),
})
export type PublicStory = z.infer<typeof publicStory>

export const storyParams = z.object({ storyId: id })

/** A row of the parent's library: a draft's id is its generation's, a published one's its story's. */
export const libraryItem = z.object({
  id: z.string(),
  _type: z.enum(['draft', 'published']),
  title: z.string(),
  imageUrl: z.string().nullable(),
  ageGroup: z.enum(ageGroupNames),
  language: toldIn,
  createdAt: moment,
  status: z.enum(generationStatuses).nullable(),
  processingError: z.string().nullable(),
  visibility,
  /** Null for drafts, and where the desk has said nothing but yes. */
  answer: storyAnswer.nullable(),
  isFeatured: z.boolean(),
  moralMessage: z.string().nullable(),
  bibleVerse: z.string().nullable(),
  theme: z.string(),
  progress: z.number(),
  /** The same story for other ages, the youngest first; absent for drafts, and where it is told for one age only. */
  editions: z.array(storyEdition).optional(),
})
export type LibraryItem = z.infer<typeof libraryItem>

export const storyVisibility = z.object({ id: z.string(), visibility })
