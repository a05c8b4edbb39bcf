import { z } from 'zod'
import { linkNameRule } from '../inputs/field-rules.ts'
import { fieldSchema, id, moment } from '../inputs/text-schema.ts'
import { storyParams } from '../stories/story-schemas.ts'
import { linkLasts } from './link-lasts.ts'

export const newLink = z.object({
  /** Whom it is for, so that the parent knows which one to take back. */
  name: fieldSchema(linkNameRule),
  lasts: z.enum(linkLasts).default('month'),
})
export type NewLink = z.infer<typeof newLink>

/** A link that opens one story, or one collection, for whoever has it. */
export const privateLink = z.object({
  id: z.string(),
  name: z.string(),
  /** Behind the address of the installation. */
  path: z.string(),
  createdAt: moment,
  /** Null where it lasts until it is taken back. */
  expiresAt: moment.nullable(),
  isExpired: z.boolean(),
  /** In how many households it was opened. */
  opened: z.int(),
  lastOpenedAt: moment.nullable(),
})
export type PrivateLink = z.infer<typeof privateLink>

export const linkParams = storyParams.extend({ linkId: id })

/** What stands in the address of a link. */
export const sharedParams = z.object({ token: id })
