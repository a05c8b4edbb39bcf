import { z } from 'zod'
import { newDisplayNameRule } from '../inputs/field-rules.ts'
import { fieldSchema, moment } from '../inputs/text-schema.ts'
import { wholeNumber } from '../inputs/whole-number.ts'
import { limits } from '../limits.ts'
import { purchase } from '../purchases/purchase-schemas.ts'

export const profile = z.object({
  uid: z.string(),
  email: z.string(),
  /** Whoever wants to publish to everybody proves first that the address is theirs. */
  emailVerified: z.boolean(),
  /** May sit at the desk: a verified address that the operator named. */
  isAdministrator: z.boolean(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  tokensAvailable: z.number().int(),
  /** Tokens of a pack whose money went back when they were spent already; settled from what is bought next. */
  tokensOwed: z.number().int(),
  /** Whether letters about the parent's stories are wanted; those about account and purchases come in any case. */
  lettersAboutStories: z.boolean(),
})
export type Profile = z.infer<typeof profile>

const displayName = fieldSchema(newDisplayNameRule)

/** The body is sent only when there is something in it. */
export const syncBody = z.object({ displayName: displayName.optional() }).nullish()

/** A picture's address is one that the upload call answered, never a foreign one. */
export const photoUrl = z.string().regex(/^\/media\/profilePictures\/[\w-]+\/profile\.jpg\?v=[\w-]+$/, {
  error: 'must be the address that uploading a profile picture answered.',
})

const noUpdate = 'No update data provided.'

export const profileUpdate = z
  .object(
    {
      displayName: displayName.optional(),
      photoURL: photoUrl.nullable().optional(),
      lettersAboutStories: z.boolean().optional(),
    },
    noUpdate,
  )
  .refine((update) => Object.values(update).some((part) => part !== undefined), noUpdate)
export type ProfileUpdate = z.infer<typeof profileUpdate>

export const tokenTransaction = z.object({
  id: z.string(),
  createdAt: moment,
  description: z.string(),
  amount: z.number().int(),
  balance: z.number().int(),
  /** What was bought; only where the entry is its receipt, and for the parent alone. */
  purchase: purchase.optional(),
})
export type TokenTransaction = z.infer<typeof tokenTransaction>

export const transactionsQuery = z.object({
  limit: wholeNumber(1, limits.transactions.max).optional(),
})

export const uploadedPicture = z.object({ photoURL: z.string() })
