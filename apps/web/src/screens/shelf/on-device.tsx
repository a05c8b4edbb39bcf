import { countOf } from '@faith-fables/contract/count-of'
import { limits } from '@faith-fables/contract/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  deviceQuery,
  keepOnDeviceMutation,
  removeFromDeviceMutation,
} from '../../api/shelf/device-queries.ts'
import { type StoryOnDevice, storiesOnDevice } from '../../api/shelf/stories-on-device.ts'
import { LocalDate } from '../../components/dates/local-date.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

/** What of the shelf this device keeps, to be read without a connection. */
export function OnDevice({ storyIds }: { storyIds: readonly string[] }) {
  const client = useQueryClient()
  const { data: kept = [] } = useQuery(deviceQuery)
  const keeping = useMutation(keepOnDeviceMutation(client))
  const missing = storyIds.filter((id) => !kept.some(({ story }) => story.id === id))
  if (!storiesOnDevice.isPossible()) return null
  return (
    <section className="shelf-card stack" aria-labelledby="on-device">
      <h2 id="on-device">On this device</h2>
      <p>
        What is kept here can be read without a connection, under <b>My Books</b>. A device that you hand over
        keeps the whole shelf by itself.
      </p>
      <p className="soft" role="status">
        {countOf(kept.length, 'story', 'stories')} of {limits.onDevice.stories}, {sizeOf(kept)} of{' '}
        {megabytes(limits.onDevice.bytes)}.
        {keeping.isPending && ` ${countOf(missing.length, 'story', 'stories')} to fetch …`}
      </p>
      <RefusalNote title="Not everything could be kept." error={keeping.error} />
      {kept.length > 0 && <KeptStories kept={kept} />}
      <div className="row">
        {missing.length > 0 && (
          <Button tone="quiet" busy={keeping.isPending} onClick={() => keeping.mutate(missing)}>
            Keep the shelf on this device
          </Button>
        )}
        {kept.length > 0 && <RemoveAll kept={kept} />}
      </div>
    </section>
  )
}

function KeptStories({ kept }: { kept: readonly StoryOnDevice[] }) {
  const removing = useMutation(removeFromDeviceMutation(useQueryClient()))
  return (
    <ul className="kept-stories">
      {kept.map(({ story, keptAt, bytes, recordings = [] }) => (
        <li key={story.id}>
          <span className="kept-title">{story.title}</span>
          <span className="soft">
            {megabytes(bytes)}, <LocalDate moment={keptAt} />
            {recordings.length > 0 && `, read by ${recordings.map(({ name }) => name).join(' and ')}`}
          </span>
          <IconButton
            label={`Remove ${story.title} from this device`}
            icon={Trash2}
            onClick={() => removing.mutate([story.id])}
          />
        </li>
      ))}
    </ul>
  )
}

function RemoveAll({ kept }: { kept: readonly StoryOnDevice[] }) {
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation(removeFromDeviceMutation(useQueryClient()))
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        Remove everything
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove everything from this device?"
        confirmLabel="Remove"
        busy={removing.isPending}
        onConfirm={() =>
          removing.mutate(
            kept.map(({ story }) => story.id),
            { onSuccess: () => setAsking(false) },
          )
        }
      >
        <p>The stories stay on the shelf, and can be read with a connection.</p>
      </ConfirmDialog>
    </>
  )
}

const sizeOf = (kept: readonly StoryOnDevice[]): string =>
  megabytes(kept.reduce((sum, { bytes }) => sum + bytes, 0))

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
