import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/calls/api-error.ts'
import { publicRequestQuery } from '../../../api/desk/desk-queries.ts'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { Page, PageFrame } from '../../../ui/page/page.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { useSaid } from '../use-said.tsx'
import { RequestDesk } from './request-desk.tsx'
import { useWaitingLine } from './use-waiting-line.ts'

/** One request with all that is needed to answer it. */
export function RequestScreen() {
  const { storyId = '' } = useParams()
  // The key opens the next one at its beginning.
  return <OneRequest key={storyId} storyId={storyId} />
}

function OneRequest({ storyId }: { storyId: string }) {
  const { data, error, refetch } = useQuery(publicRequestQuery(storyId))
  const saying = useSaid()
  return (
    <>
      {isGone(error) ? (
        <GoneRequest storyId={storyId} />
      ) : data ? (
        <RequestDesk opened={data} />
      ) : (
        <Page title="A Request">
          {error ? (
            <FailureNote title={error.message} onRetry={() => void refetch()} />
          ) : (
            <LoadingText>Loading the request...</LoadingText>
          )}
        </Page>
      )}
      {saying.toast}
    </>
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

function GoneRequest({ storyId }: { storyId: string }) {
  const { after } = useWaitingLine(storyId)
  return (
    <PageFrame>
      <EmptyShelf title="This Story Does Not Wait" drawing="lost-lamb" headingLevel="h1">
        <p>Somebody has answered it already, or its parent deleted it. The log tells who decided what.</p>
        <div className="row justify-center">
          <LinkButton to={paths.deskTab('log')}>The log</LinkButton>
          <LinkButton tone="primary" to={after ? paths.deskRequest(after) : paths.desk()}>
            {after ? 'The next request' : 'Back to the desk'}
          </LinkButton>
        </div>
      </EmptyShelf>
    </PageFrame>
  )
}
