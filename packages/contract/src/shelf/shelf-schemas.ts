import { z } from 'zod'
import { shelfPinRule } from '../inputs/field-rules.ts'
import { id, moment, typedText } from '../inputs/text-schema.ts'
import { limits } from '../limits.ts'
import { publicStory, storyParams } from '../stories/story-schemas.ts'

/**
 * `waiting` for the second adult, `shelved` where children may read it, `refused` by the second adult.
 */
export const shelfStates = ['waiting', 'shelved', 'refused'] as const
export type ShelfStoryState = (typeof shelfStates)[number]

/** A story that a parent put on the shelf, and who said what about it when. */
export const shelfStory = z.object({
  /** As in lists. */
  story: publicStory,
  state: z.enum(shelfStates),
  putAt: moment,
  /** The second adult who decided; null where nobody did. */
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** Why not; empty where nothing was said. */
  reason: z.string(),
})
export type ShelfStory = z.infer<typeof shelfStory>

/** What the parent knows of the shelf. */
export const parentShelf = z.object({
  /** The latest first. */
  stories: z.array(shelfStory),
  hasPin: z.boolean(),
  /** A second adult says yes before a story can be read. */
  needsApproval: z.boolean(),
  /** So many devices are in the hands of children. */
  devices: z.int(),
})
export type ParentShelf = z.infer<typeof parentShelf>

/** What a child sees on a device that was handed over, the latest first. */
export const childShelf = z.object({ stories: z.array(publicStory) })
export type ChildShelf = z.infer<typeof childShelf>

/** What a second adult sees. */
export const approvalShelf = z.object({
  /** The parent who asks. */
  by: z.string(),
  /** The second adult, as the parent calls them. */
  name: z.string(),
  stories: z.array(shelfStory),
})
export type ApprovalShelf = z.infer<typeof approvalShelf>

export const approvalParams = z.object({ token: id })
export const approvalStoryParams = approvalParams.extend(storyParams.shape)
export const shelfLinkParams = z.object({ linkId: id })

export const approvalDecision = z.object({
  isApproved: z.boolean(),
  reason: typedText
    .max(limits.shelfReason.max, `must be ${limits.shelfReason.max} characters or less.`)
    .default(''),
})
export type ApprovalDecision = z.infer<typeof approvalDecision>

export const newPin = z.object({
  pin: z.string().regex(shelfPinRule.form, shelfPinRule.sentence),
})

export const approvalWish = z.object({ needsApproval: z.boolean() })

/** One of the three; the password, or a token of a sign-in just made by it, is for whoever has forgotten the PIN. */
export const takingBack = z.object({
  pin: z.string().max(limits.shelfPin.max, 'is too long.').optional(),
  password: z.string().max(limits.password.max, 'is too long.').optional(),
  idToken: z.string().max(5000, 'is too long.').optional(),
})
