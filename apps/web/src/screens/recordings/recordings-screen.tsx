import type { PublicStory, Recording } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Mic, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { messageOf } from '../../api/calls/api-error.ts'
import { recordingsQuery } from '../../api/stories/recording-queries.ts'
import { storyQuery } from '../../api/stories/story-queries.ts'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { NewRecordingDialog } from './new-recording-dialog.tsx'
import { RecordingCard } from './recording-card.tsx'
import './recordings.css'

const title = 'Recordings'

/** Who reads a story of the parent's aloud, and who is invited to. */
export function RecordingsScreen() {
  const { storyId = '' } = useParams()
  const { parent } = useSession()
  const story = useQuery(storyQuery(storyId, parent?.uid ?? null))
  const recordings = useQuery(recordingsQuery(storyId))
  const error = story.error ?? (recordings.data ? null : recordings.error)
  if (error)
    return (
      <Page title={title}>
        <FailureNote
          title="The recordings could not be loaded."
          onRetry={() => void Promise.all([story.refetch(), recordings.refetch()])}
        >
          <p>{messageOf(error)}</p>
        </FailureNote>
      </Page>
    )
  if (!story.data || !recordings.data) return <LoadingScreen />
  return <OpenRecordings key={storyId} story={story.data} recordings={recordings.data} />
}

interface OpenRecordingsProps {
  story: PublicStory
  recordings: readonly Recording[]
}

function OpenRecordings({ story, recordings }: OpenRecordingsProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'own' | 'invited' | null>(null)
  const isFull = recordings.length >= limits.recordings
  const buttons = isFull ? (
    <p role="status">A story can be read by {limits.recordings} people. Remove one to make room.</p>
  ) : (
    <div className="row">
      <Button tone={recordings.length > 0 ? 'quiet' : 'primary'} onClick={() => setAsking('own')}>
        <Mic className="icon" aria-hidden="true" />
        Read It Yourself
      </Button>
      <Button tone="second" onClick={() => setAsking('invited')}>
        <UserPlus className="icon" aria-hidden="true" />
        Invite Somebody
      </Button>
    </div>
  )
  return (
    <Page
      title={title}
      lead={
        <>
          “{story.title}”, read aloud by somebody your children love. Only your family hears it: in this
          story, and on the children’s shelf.
        </>
      }
      action={recordings.length > 0 && buttons}
    >
      <div className="stack gap-5">
        {recordings.length > 0 ? (
          <ul className="recordings">
            {recordings.map((recording) => (
              <RecordingCard key={recording.id} story={story} recording={recording} />
            ))}
          </ul>
        ) : (
          <EmptyShelf title="Nobody has read it aloud yet.">
            <p>
              Read it page by page, or send a grandparent a link: they need nothing but a phone. You listen to
              it before your children do.
            </p>
            {buttons}
          </EmptyShelf>
        )}
        <p>
          <LinkButton tone="quiet" to={paths.story(story.id)}>
            Open the story
          </LinkButton>
        </p>
      </div>
      {asking && (
        <NewRecordingDialog
          storyId={story.id}
          isInvited={asking === 'invited'}
          onClose={() => setAsking(null)}
          onMade={({ id }) => {
            setAsking(null)
            if (asking === 'own') void navigate(paths.ownReading(story.id, id))
          }}
        />
      )}
    </Page>
  )
}
