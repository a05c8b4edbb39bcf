import { z } from 'zod'
import { readerNameRule } from '../inputs/field-rules.ts'
import { fieldSchema, id, moment } from '../inputs/text-schema.ts'
import { wholeNumber } from '../inputs/whole-number.ts'
import { linkLasts } from '../sharing/link-lasts.ts'
import { publicStory, storyParams } from '../stories/story-schemas.ts'

/** One page as somebody read it. */
export const recordedPage = z.object({
  /** Place in the book, from 1 on. */
  page: z.int(),
  /** Where the sound is; another one each time the page is read anew. */
  url: z.string(),
  milliseconds: z.int(),
})
export type RecordedPage = z.infer<typeof recordedPage>

/** A link by which somebody without an account reads a story aloud. */
const invitation = z.object({
  /** Behind the address of the installation. */
  path: z.string(),
  /** Null where it lasts until it is taken back. */
  expiresAt: moment.nullable(),
  isExpired: z.boolean(),
})

/** A story as one person reads it aloud. */
export const recording = z.object({
  id: z.string(),
  /** Who reads: "Grandma". */
  name: z.string(),
  /** By a link; what they read needs a yes. */
  wasInvited: z.boolean(),
  /** Those that were read, in the order of the book. */
  pages: z.array(recordedPage),
  /** No page is missing. */
  isWhole: z.boolean(),
  /** The reader offers it: the parent read it, or has listened to what there is and said yes. */
  isApproved: z.boolean(),
  /** Counts each page that was stored: who approves says what was heard. */
  version: z.int(),
  /** null where nobody is invited. */
  invitation: invitation.nullable(),
  createdAt: moment,
})
export type Recording = z.infer<typeof recording>

/** What a reader is offered. */
export const heardRecording = recording.pick({ id: true, name: true, pages: true })
export type HeardRecording = z.infer<typeof heardRecording>

export const newRecording = z.object({
  name: fieldSchema(readerNameRule),
  /** By a link, without an account; else the parent herself, here. */
  isInvited: z.boolean(),
  /** How long the link opens; without a meaning where nobody is invited. */
  lasts: z.enum(linkLasts).default('month'),
})
export type NewRecording = z.infer<typeof newRecording>

export const newInvitation = z.object({ lasts: z.enum(linkLasts).default('month') })
export type NewInvitation = z.infer<typeof newInvitation>

export const recordingParams = storyParams.extend({ recordingId: id })
export const recordingPageParams = recordingParams.extend({ page: wholeNumber(1, 100) })

export const recordingApproval = z.object({ isApproved: z.boolean(), version: z.int() })

export const invitationParams = z.object({ token: id })
export const invitedPageParams = invitationParams.extend({ page: wholeNumber(1, 100) })

/** What somebody finds who was invited to read a story aloud. */
export const recordingInvitation = z.object({
  /** The parent who asks. */
  by: z.string(),
  name: z.string(),
  story: publicStory,
  pages: z.array(recordedPage),
})
export type RecordingInvitation = z.infer<typeof recordingInvitation>
