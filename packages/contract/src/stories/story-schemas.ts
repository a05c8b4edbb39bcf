import { z } from 'zod'
import { generationStatuses } from '../generations/generation-status.ts'
import { id, moment, typedText } from '../inputs/text-schema.ts'
import { wholeNumber } from '../inputs/whole-number.ts'
import { limits } from '../limits.ts'
import { ageGroupNames } from '../reference/age-groups.ts'

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

/** The same story as it is told for another age. */
export const storyEdition = z.object({ id: z.string(), ageGroup: z.enum(ageGroupNames) })
export type StoryEdition = z.infer<typeof storyEdition>

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
  createdAt: moment,
  keyMoments: z.array(storyPage),
  companion: companion.nullable(),
  /** What else of it this reader may read, the youngest first; absent in lists and by private links. */
  editions: z.array(storyEdition).optional(),
  /** null where nobody has ordered one, or it is still being made. */
  narration: narration.nullable(),
})
export type PublicStory = z.infer<typeof publicStory>

/** Stories of other families in a parent's library. */
export const addedStories = z.object({
  stories: z.array(publicStory),
  /** So many more are public no longer. */
  gone: z.int(),
})
export type AddedStories = z.infer<typeof addedStories>

/** Words that somebody looks for: what cannot be seen is left out, and nothing at all is no wish. */
const sought = typedText
  .max(limits.explore.soughtWords, `must be ${limits.explore.soughtWords} characters or less.`)
  .transform((words) => words || undefined)
  .optional()

/** What a public story must be like to be found; all of it must hold. */
export const finding = z.object({
  /** Beginnings of words in the title, the text, the lesson, the verse, the characters or the author's name. */
  words: sought,
  /** A verse by its reference ("Joshua 1:9"), or a book of the Bible ("Joshua"), in any case. */
  verse: sought,
  /** Name of the moral value, in any case. */
  value: sought,
  /** Name of a character, or what they are ("lion"). */
  character: sought,
  age: z.enum(ageGroupNames).optional(),
  /** Number of pages. */
  pages: wholeNumber(1, 100).optional(),
  /** Name of the illustration style. */
  style: sought,
})
export type Finding = z.infer<typeof finding>

/** What can be chosen, and how many stories there are with it among those that the other wishes leave. */
const choices = z.array(z.object({ value: z.string(), stories: z.number().int() }))

export const publicChoices = z.object({
  /** Books of the Bible in the order of their names. */
  books: choices,
  values: choices,
  ages: choices,
  /** Numbers of pages, the smallest first. */
  pages: choices,
  styles: choices,
})
export type PublicChoices = z.infer<typeof publicChoices>

export const exploreQuery = finding.extend({
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

/** What another site asks for a card of a story by, as oEmbed 1.0 names it. */
export const embedQuery = z.object({
  url: z.string().max(limits.addressLength, 'is too long.'),
  format: z.enum(['json', 'xml']).default('json'),
  maxwidth: z.coerce.number().int().positive().optional(),
  maxheight: z.coerce.number().int().positive().optional(),
})

/** A card of a story: a link with a picture. */
export const embedCard = z.object({
  version: z.literal('1.0'),
  type: z.literal('link'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds for which it may be kept. */
  cache_age: z.int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
})
