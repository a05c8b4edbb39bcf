import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { endInvitationMutation, inviteReaderMutation } from '../../api/recording-queries.ts'
import { LocalDate } from '../../components/dates/local-date.tsx'
import { AddressButtons } from '../../components/sharing/address-buttons.tsx'
import '../../components/sharing/sharing.css'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Note } from '../../ui/messages/note.tsx'
import type { RecordingCardProps } from './recording-card.tsx'

/** The link by which somebody reads, and the way to another one. */
export function Invitation({ story, recording }: RecordingCardProps) {
  const client = useQueryClient()
  const place = { storyId: story.id, recordingId: recording.id }
  const [isAsking, setAsking] = useState(false)
  const inviting = useMutation(inviteReaderMutation(client, place))
  const ending = useMutation(endInvitationMutation(client, place))
  const { name, invitation, isApproved } = recording
  const error = inviting.error ?? ending.error
  const isOpen = invitation !== null && !invitation.isExpired
  return (
    <div className="stack invitation">
      {error && (
        <Note tone="error" title="That could not be done.">
          {messageOf(error)}
        </Note>
      )}
      <p className="soft" role="status">
        {isOpen ? (
          <>
            The link for {name} opens until <LocalDate moment={invitation.expiresAt} />.
          </>
        ) : (
          `${name} has no open link.`
        )}
        {!isOpen && isApproved && ' What is read by a new one waits for your yes.'}
      </p>
      <div className="row">
        {isOpen && (
          <>
            <AddressButtons
              address={new URL(invitation.path, window.location.origin).href}
              title={`${story.title}, to be read aloud`}
              of={name}
            />
            <Button tone="quiet" aria-label={`Take back: ${name}`} onClick={() => setAsking(true)}>
              Take back
            </Button>
          </>
        )}
        {!isOpen && (
          <Button
            tone="quiet"
            busy={inviting.isPending}
            aria-label={`Invite again: ${name}`}
            onClick={() => inviting.mutate()}
          >
            Invite again
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Take back this link?"
        confirmLabel="Take back"
        busy={ending.isPending}
        onConfirm={() => ending.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>{name} can read nothing more by it. What was read stays. A new link will have another address.</p>
      </ConfirmDialog>
    </div>
  )
}
