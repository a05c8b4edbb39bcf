import { type LinkLasts, lastsUntil, type PublicStory } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import type { Queryable } from '../db/database.ts'
import { linkIdOf, newLinkId } from '../sharing/sharing.ts'
import { readGiven } from '../stories/stories.ts'
import { findInvited, type StoredRecording } from './recording-store.ts'

const closed = 'This invitation has ended. Whoever sent it to you can send another one.'

export const newInvitation = (lasts: LinkLasts) => ({
  wasInvited: true,
  invitationId: newLinkId(),
  invitedUntil: lastsUntil(lasts),
})

export const noInvitation = { invitationId: null, invitedUntil: null }

export const isPast = (moment: Date | null): boolean => moment !== null && moment.getTime() <= Date.now()

/** What a link invites to read. @throws ApiError NOT_FOUND, with the same sentence whatever is wrong with the link */
export async function findInvitation(
  queryable: Queryable,
  token: string,
  secret: string,
): Promise<{ recording: StoredRecording; story: PublicStory }> {
  const invitationId = linkIdOf(token, secret)
  const recording = invitationId && (await findInvited(queryable, invitationId))
  if (!recording || isPast(recording.invitedUntil)) throw notFound(closed)
  const story = await readGiven(queryable, recording.storyId)
  if (!story) throw notFound(closed)
  return { recording, story }
}
