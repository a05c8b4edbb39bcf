import { z } from 'zod'
import { deskStory, reason } from '../desk/desk-schemas.ts'
import { id, moment, typedText } from '../inputs/text-schema.ts'
import { limits } from '../limits.ts'
import { deskPurchase } from '../purchases/purchase-schemas.ts'
import { tokenTransaction } from '../users/user-schemas.ts'

/** A parent at the desk, as a row. */
export const deskParent = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  since: moment,
  tokens: z.int(),
  /** Why the account is locked; null where it is not. */
  lock: z.string().nullable(),
})
export type DeskParent = z.infer<typeof deskParent>

export const parentsQuery = z.object({
  /** Beginnings of words in the address or the name. */
  words: typedText
    .max(limits.explore.soughtWords, `must be ${limits.explore.soughtWords} characters or less.`)
    .transform((words) => words || undefined)
    .optional(),
  after: id.optional(),
})

export const parentParams = z.object({ parentId: id })

export const openedParent = z.object({
  parent: deskParent,
  /** May sit at the desk, and cannot be locked. */
  isAdministrator: z.boolean(),
  stories: z.object({ drafts: z.int(), private: z.int(), pending: z.int(), public: z.int() }),
  /** Newest first. */
  publicStories: z.array(deskStory),
  /** Newest first. */
  transactions: z.array(tokenTransaction),
  /** Those of which a payment is known, newest first. */
  purchases: z.array(deskPurchase),
  /** Tokens that are settled from what the parent buys next. */
  tokensOwed: z.int(),
})
export type OpenedParent = z.infer<typeof openedParent>

const most = limits.deskTokens
const tokens = 'Please give a whole number of tokens.'

/** Tokens given, or taken where the amount is below zero. */
export const tokenGift = z.object({
  amount: z
    .int(tokens)
    .min(-most, `At most ${most} tokens can be taken at once.`)
    .max(most, `At most ${most} tokens can be given at once.`)
    .refine((amount) => amount !== 0, { error: tokens }),
  reason,
})
export type TokenGift = z.infer<typeof tokenGift>

export const tokensChanged = z.object({ balance: z.int() })

export const locking = z.object({ reason })
