import { z } from 'zod'
import { typedText } from '../inputs/text-schema.ts'
import { wholeNumber } from '../inputs/whole-number.ts'
import { limits } from '../limits.ts'
import { ageGroupNames } from '../reference/age-groups.ts'
import { publicStory } from '../stories/story-schemas.ts'

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

export const publicStoryQuery = z.object({
  /** `empty` asks for a success without a body, not for a 404, where there is no such public story. */
  absent: z.literal('empty').optional(),
})

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
