import { z } from 'zod'
import { moment } from '../inputs/text-schema.ts'
import { limits } from '../limits.ts'

/** Whether an account is about to be deleted. */
export const accountDeletion = z.object({
  /** Null where it is not. */
  deletesAt: moment.nullable(),
  /** Whoever has none proves who they are by a sign-in of the last minutes. */
  hasPassword: z.boolean(),
})
export type AccountDeletion = z.infer<typeof accountDeletion>

export const deletionRequest = z.object({
  password: z.string().max(limits.password.max, 'is too long.').optional(),
  /** Whether public stories stay in the public library, without the parent's name. */
  keepsPublicStories: z.boolean().default(false),
})
export type DeletionRequest = z.infer<typeof deletionRequest>
