import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/calls/api-error.ts'
import { call } from '../../api/calls/call.ts'
import { invitationQuery } from '../../api/stories/recording-queries.ts'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page, PageFrame } from '../../ui/page/page.tsx'
import { ReadingRoom } from './reading-room.tsx'

/** Where whoever is invited reads a story aloud, without an account. */
export function InvitedScreen() {
  const { token = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <Invited key={token} token={token} />
    </>
  )
}

function Invited({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(invitationQuery(token))
  if (data)
    return (
      <ReadingRoom
        story={data.story}
        name={data.name}
        pages={data.pages}
        place={token}
        send={(page, sound) => call('recordInvitedPage', { params: { token, page }, file: sound })}
        head={<p>{data.by} asks you to read this story aloud, page by page. You need no account.</p>}
        thanks={
          <p>
            {data.by} listens to it before the children do. You can close this page, or read a page again.
          </p>
        }
      />
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <main id="main">
        <PageFrame>
          <EmptyShelf title="This Invitation Has Ended" drawing="lost-lamb" headingLevel="h1">
            <p>What you have read is safe. Whoever sent you the link can send another one.</p>
          </EmptyShelf>
        </PageFrame>
      </main>
    )
  if (!error) return <LoadingScreen />
  return (
    <main id="main">
      <Page title="A story to read aloud">
        <FailureNote title="The story could not be opened." onRetry={() => void refetch()}>
          <p>{messageOf(error)}</p>
        </FailureNote>
      </Page>
    </main>
  )
}
