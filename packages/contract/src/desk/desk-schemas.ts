import { z } from 'zod'
import { deskReasonRule } from '../inputs/field-rules.ts'
import { fieldSchema, id, moment } from '../inputs/text-schema.ts'
import { ageGroupNames } from '../reference/age-groups.ts'
import { publicStory, storyAnswer } from '../stories/story-schemas.ts'

/** A story at the desk, as a row. */
export const deskStory = z.object({
  id: z.string(),
  title: z.string(),
  authorName: z.string(),
  imageUrl: z.string().nullable(),
  ageGroup: z.enum(ageGroupNames),
  theme: z.string(),
  bibleVerse: z.string().nullable(),
  isFeatured: z.boolean(),
  /** When the parent asked last; null where nobody asked, as for the books of a new installation. */
  requestedAt: moment.nullable(),
  /** What the desk answered last, with its reason; null where there was no answer but yes. */
  answer: storyAnswer.nullable(),
})
export type DeskStory = z.infer<typeof deskStory>

/** Lists at the desk go on behind the last row that was seen. */
export const requestsQuery = z.object({ after: id.optional() })

export const requestsPage = z.object({
  requests: z.array(deskStory),
  /** How many wait in all, up to `limits.deskWaiting`. */
  waiting: z.number().int(),
})
export type RequestsPage = z.infer<typeof requestsPage>

export const verdictLayers = ['rules', 'learned', 'supplier'] as const

/** Something the moderator held back while a story was made. */
export const heldBefore = z.object({
  /** What was read: 'story idea', 'picture idea' and so on. */
  kind: z.string(),
  /** Rules decline; what was learned from lines is a doubt; a supplier reads on top. */
  layer: z.enum(verdictLayers),
  theme: z.string(),
  /** What the parent was told; null once the words were taken away. */
  reason: z.string().nullable(),
  at: moment,
})
export type HeldBefore = z.infer<typeof heldBefore>

export const publicRequest = z.object({
  request: deskStory,
  /** The book as a child would read it. */
  story: publicStory,
  /** What the moderator finds in the words of the whole book, in sentences; none where it finds nothing. */
  findings: z.array(z.string()),
  /** What it held back while the story was made, the oldest first. */
  heldBefore: z.array(heldBefore),
  /** What else its author has made public, newest first. */
  otherStories: z.array(deskStory),
})
export type PublicRequest = z.infer<typeof publicRequest>

/** Why something is done to a story or an account. */
export const reason = fieldSchema(deskReasonRule)

/** `requestedAt` as it was read: who decides on a request that was made anew meanwhile is told so. */
export const decision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), requestedAt: moment }),
  z.object({ decision: z.literal('send-back'), requestedAt: moment, reason }),
])
export type Decision = z.infer<typeof decision>

export const deskStoriesQuery = z.object({ state: z.enum(['public', 'taken-down']), after: id.optional() })

export const featuring = z.object({ isFeatured: z.boolean() })

export const takingDown = z.object({ reason })

export const deskDeeds = [
  'approve',
  'send-back',
  'feature',
  'unfeature',
  'take-down',
  'put-back',
  'keep',
  'give-tokens',
  'take-tokens',
  'lock',
  'unlock',
  'change-prices',
] as const
export type DeskDeed = (typeof deskDeeds)[number]

export const logQuery = z.object({ before: id.optional() })

export const logEntry = z.object({
  id: z.string(),
  at: moment,
  deed: z.enum(deskDeeds),
  /** E-mail address of the administrator. */
  by: z.string(),
  /** Null where it was done with no story. */
  storyId: z.string().nullable(),
  /** Null where it was done to no account. */
  parentId: z.string().nullable(),
  /** The story's title at that time, the parent's address, or what else it was done with. */
  title: z.string(),
  reason: z.string().nullable(),
})
export type LogEntry = z.infer<typeof logEntry>
