import type { PublicStory, RecordedPage, Recording } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { approveRecordingMutation } from '../../api/stories/recording-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { ListenButton } from '../../components/voice/listen-button.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

export interface ListenDialogProps {
  story: PublicStory
  recording: Recording
  onClose: () => void
}

/** Every page that was read, beside its words; and the yes of the parent to what is there now. */
export function ListenDialog({ story, recording, onClose }: ListenDialogProps) {
  // What was there when it was opened: a page that is read meanwhile is none that was listened to.
  const [{ id, name, pages, version, isApproved, isWhole }] = useState(recording)
  const [heard, setHeard] = useState<ReadonlySet<number>>(new Set())
  const approving = useMutation(
    approveRecordingMutation(useQueryClient(), { storyId: story.id, recordingId: id }),
  )
  const texts = story.keyMoments
    .toSorted((one, other) => one.index - other.index)
    .map(({ textSnippet }) => textSnippet)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Read by ${name}`}
      actions={
        isApproved ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button onClick={onClose}>Not now</Button>
            <Button
              tone="primary"
              busy={approving.isPending}
              onClick={() => approving.mutate({ isApproved: true, version }, { onSuccess: onClose })}
            >
              Yes, my children may hear it
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <RefusalNote title="Your yes could not be kept." error={approving.error} />
        {!isApproved && (
          <p className="soft" role="status">
            You have listened to {heard.size} of {pages.length} pages.
            {!isWhole && ' The pages that are missing are read by the device.'}
          </p>
        )}
        <ol className="heard-pages">
          {pages.map((page) => (
            <HeardPage
              key={page.page}
              page={page}
              text={texts[page.page - 1] ?? ''}
              onHeard={() => setHeard(new Set([...heard, page.page]))}
            />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

interface HeardPageProps {
  page: RecordedPage
  text: string
  onHeard: () => void
}

function HeardPage({ page: { page, url, milliseconds }, text, onHeard }: HeardPageProps) {
  return (
    <li>
      <div className="row">
        <b>Page {page}</b>
        <ListenButton sound={url} seconds={milliseconds / 1000} of={`page ${page}`} onHeard={onHeard} />
      </div>
      <p className="heard-text">{text}</p>
    </li>
  )
}
