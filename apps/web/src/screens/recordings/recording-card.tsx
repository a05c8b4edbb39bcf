import type { PublicStory, Recording } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Headphones, Mic, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { approveRecordingMutation, removeRecordingMutation } from '../../api/stories/recording-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useFocusHandOver } from '../../ui/focus/use-focus-hand-over.ts'
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx'
import { focusScreenHeading } from '../../ui/page/screen-heading.tsx'
import { Invitation } from './invitation.tsx'
import { ListenDialog } from './listen-dialog.tsx'

export interface RecordingCardProps {
  story: PublicStory
  recording: Recording
}

/** One reader: how far they are, who hears it, and what the parent can do about it. */
export function RecordingCard({ story, recording }: RecordingCardProps) {
  const client = useQueryClient()
  const place = { storyId: story.id, recordingId: recording.id }
  const [asking, setAsking] = useState<'listen' | 'remove' | null>(null)
  const removing = useMutation(removeRecordingMutation(client, place))
  const approving = useMutation(approveRecordingMutation(client, place))
  const removeButton = useRef<HTMLButtonElement>(null)
  useFocusHandOver(removeButton, focusScreenHeading)
  const { name, pages, isApproved, isWhole, wasInvited, version } = recording
  const listenWords = isApproved ? 'Listen' : 'Listen and say yes'
  const all = story.keyMoments.length
  const { tone, words } = stateOf(recording)
  const error = removing.error ?? approving.error
  return (
    <li className="recording-card" aria-label={`Read by ${name}`}>
      <div className="recording-words">
        <h2>{name}</h2>
        <p className="soft">
          {pages.length} of {all} pages
        </p>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <RefusalNote title="That could not be done." error={error} />
      <div className="row">
        {pages.length > 0 && (
          <Button
            tone={isApproved ? 'quiet' : 'primary'}
            aria-label={`${listenWords}: ${name}`}
            onClick={() => setAsking('listen')}
          >
            <Headphones className="icon" aria-hidden="true" />
            {listenWords}
          </Button>
        )}
        {!wasInvited && (
          <LinkButton tone="second" to={paths.ownReading(story.id, recording.id)}>
            <Mic className="icon" aria-hidden="true" />
            {isWhole ? 'Read pages again' : 'Go on reading'}
          </LinkButton>
        )}
        {isApproved && wasInvited && (
          <Button
            tone="quiet"
            busy={approving.isPending}
            aria-label={`Offer it no longer: ${name}`}
            onClick={() => approving.mutate({ isApproved: false, version })}
          >
            Offer it no longer
          </Button>
        )}
        <IconButton
          ref={removeButton}
          label={`Remove ${name}`}
          icon={Trash2}
          tone="danger"
          onClick={() => setAsking('remove')}
        />
      </div>
      {wasInvited && <Invitation story={story} recording={recording} />}
      {asking === 'listen' && (
        <ListenDialog story={story} recording={recording} onClose={() => setAsking(null)} />
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={() => setAsking(null)}
        title={`Remove what ${name} read?`}
        confirmLabel="Remove"
        busy={removing.isPending}
        onConfirm={() => removing.mutate(undefined, { onSettled: () => setAsking(null) })}
      >
        <p>
          {pages.length > 0 ? 'Every page is gone for good, from the shelf of your children, too.' : ''}{' '}
          {wasInvited && 'The link opens nothing any more.'}
        </p>
      </ConfirmDialog>
    </li>
  )
}

function stateOf({ isApproved, isWhole, pages }: Recording): { tone: BadgeTone; words: string } {
  if (pages.length === 0) return { tone: 'linen', words: 'Nothing read yet' }
  if (isApproved) return { tone: 'moss', words: 'Your children hear it' }
  return { tone: 'honey', words: isWhole ? 'Waits for your yes' : 'Under way, and waits for your yes' }
}
