import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { messageOf } from '../../api/calls/api-error.ts'
import { call } from '../../api/calls/call.ts'
import { recordingsQuery } from '../../api/stories/recording-queries.ts'
import { storyQuery } from '../../api/stories/story-queries.ts'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page, PageFrame } from '../../ui/page/page.tsx'
import { ReadingRoom } from './reading-room.tsx'

/** Where a parent reads a story of hers aloud. */
export function OwnReadingScreen() {
  const { storyId = '', recordingId = '' } = useParams()
  return <OwnReading key={recordingId} storyId={storyId} recordingId={recordingId} />
}

function OwnReading({ storyId, recordingId }: { storyId: string; recordingId: string }) {
  const { parent } = useSession()
  const story = useQuery(storyQuery(storyId, parent?.uid ?? null))
  const recordings = useQuery({ ...recordingsQuery(storyId), refetchOnWindowFocus: false })
  const recording = recordings.data?.find(({ id }) => id === recordingId)
  const error = story.error ?? recordings.error
  if (story.data && recording)
    return (
      <ReadingRoom
        story={story.data}
        name={recording.name}
        pages={recording.pages}
        place={recordingId}
        send={(page, sound) => call('recordPage', { params: { storyId, recordingId, page }, file: sound })}
        head={
          <LinkButton tone="quiet" to={paths.recordings(storyId)}>
            <ArrowLeft className="icon" aria-hidden="true" />
            Recordings
          </LinkButton>
        }
        thanks={<p>Your children hear it in this story now, and on their shelf.</p>}
      />
    )
  if (error)
    return (
      <main id="main">
        <Page title="A story to read aloud">
          <FailureNote
            title="The story could not be opened."
            onRetry={() => void Promise.all([story.refetch(), recordings.refetch()])}
          >
            <p>{messageOf(error)}</p>
          </FailureNote>
        </Page>
      </main>
    )
  if (story.isPending || recordings.isPending) return <LoadingScreen />
  return (
    <main id="main">
      <PageFrame>
        <EmptyShelf title="This Recording Is Gone" drawing="lost-lamb" headingLevel="h1">
          <p>It was removed, or never there.</p>
          <LinkButton tone="primary" to={paths.recordings(storyId)}>
            On to the Recordings
          </LinkButton>
        </EmptyShelf>
      </PageFrame>
    </main>
  )
}
