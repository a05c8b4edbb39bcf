import type { PublicStory, RecordedPage, Recording } from '@faith-fables/contract'
import { tokenOf } from '../sharing/sharing.ts'
import { isPast } from './recording-invitations.ts'
import type { FilledRecording, StoredPage } from './recording-store.ts'

export const isWhole = (pages: readonly StoredPage[], story: PublicStory): boolean =>
  pages.length === story.keyMoments.length

export const presentPage = ({ page, file, milliseconds }: StoredPage): RecordedPage => ({
  page,
  url: `/media/${file}`,
  milliseconds,
})

export function presentRecording(
  { recording, pages }: FilledRecording,
  story: PublicStory,
  secret: string,
): Recording {
  const { id, name, wasInvited, isApproved, version, invitationId, invitedUntil, createdAt } = recording
  return {
    id,
    name,
    wasInvited,
    isApproved,
    version,
    pages: pages.map(presentPage),
    isWhole: isWhole(pages, story),
    invitation:
      invitationId === null
        ? null
        : {
            path: `/read-aloud/${tokenOf(invitationId, secret)}`,
            expiresAt: invitedUntil?.toISOString() ?? null,
            isExpired: isPast(invitedUntil),
          },
    createdAt: createdAt.toISOString(),
  }
}
