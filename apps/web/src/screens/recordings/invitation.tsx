import type { LinkLasts } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endInvitationMutation, inviteReaderMutation } from '../../api/stories/recording-queries.ts'
import { LocalDate } from '../../components/dates/local-date.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { AddressButtons } from '../../components/sharing/address-buttons.tsx'
import { LastsSelect } from '../../components/sharing/lasts-select.tsx'
import '../../components/sharing/sharing.css'
import { TakeBackButton } from '../../components/sharing/take-back-button.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { RecordingCardProps } from './recording-card.tsx'

/** The link by which somebody reads, and the way to another one. */
export function Invitation({ story, recording }: RecordingCardProps) {
  const client = useQueryClient()
  const place = { storyId: story.id, recordingId: recording.id }
  const inviting = useMutation(inviteReaderMutation(client, place))
  const [lasts, setLasts] = useState<LinkLasts>('month')
  const ending = useMutation(endInvitationMutation(client, place))
  const { name, invitation, isApproved } = recording
  const error = inviting.error ?? ending.error
  const isOpen = invitation !== null && !invitation.isExpired
  return (
    <div className="stack invitation">
      <RefusalNote title="That could not be done." error={error} />
      <p className="soft" role="status">
        {isOpen ? (
          <>
            The link for {name} opens until{' '}
            {invitation.expiresAt ? <LocalDate moment={invitation.expiresAt} /> : 'you take it back'}.
          </>
        ) : (
          `${name} has no open link.`
        )}
        {!isOpen && isApproved && ' What is read by a new one waits for your yes.'}
      </p>
      {!isOpen && <LastsSelect value={lasts} onValueChange={setLasts} />}
      <div className="row">
        {isOpen && (
          <AddressButtons
            address={new URL(invitation.path, window.location.origin).href}
            title={`${story.title}, to be read aloud`}
            of={name}
          />
        )}
        <TakeBackButton
          of={name}
          isBusy={ending.isPending}
          isGone={!isOpen}
          onTakeBack={(onSettled) => ending.mutate(undefined, { onSettled })}
        >
          {name} can read nothing more by it. What was read stays.
        </TakeBackButton>
        {!isOpen && (
          <Button
            tone="quiet"
            busy={inviting.isPending}
            aria-label={`Invite again: ${name}`}
            onClick={() => inviting.mutate({ lasts })}
          >
            Invite again
          </Button>
        )}
      </div>
    </div>
  )
}
