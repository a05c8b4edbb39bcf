import type { ApprovalShelf } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/calls/api-error.ts'
import { approvalQuery } from '../../api/shelf/approval-queries.ts'
import { ClosedLinkWords } from '../../components/sharing/closed-link.tsx'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page, PageFrame } from '../../ui/page/page.tsx'
import { DecidedStory, StoryToDecide } from './story-rows.tsx'
import './shelf-approval.css'

/** Where a second adult says which stories the children of a family may read by themselves. */
export function ShelfApprovalScreen() {
  const { token = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <Approval key={token} token={token} />
    </>
  )
}

function Approval({ token }: { token: string }) {
  const { data: shelf, error, refetch } = useQuery(approvalQuery(token))
  if (error instanceof ApiError && error.status === 404)
    return (
      <PageFrame>
        <ClosedLinkWords />
      </PageFrame>
    )
  if (shelf) return <OpenApproval token={token} shelf={shelf} />
  if (!error) return <LoadingScreen />
  return (
    <Page title="A shelf to look at">
      <FailureNote title="The shelf could not be opened." onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailureNote>
    </Page>
  )
}

function OpenApproval({ token, shelf: { by, name, stories } }: { token: string; shelf: ApprovalShelf }) {
  const waiting = stories.filter(({ state }) => state === 'waiting')
  const others = stories.filter(({ state }) => state !== 'waiting')
  return (
    <Page
      title={`Hello, ${name}`}
      lead={`${by} asks you to look at these stories before the children read them by themselves.`}
    >
      <div className="stack gap-5">
        {waiting.length > 0 ? (
          <ul className="story-rows">
            {waiting.map((shelved) => (
              <StoryToDecide key={shelved.story.id} token={token} shelved={shelved} />
            ))}
          </ul>
        ) : (
          <EmptyShelf title="Nothing waits for you.">
            <p>Keep this link: what comes next stands here, too.</p>
          </EmptyShelf>
        )}
        {others.length > 0 && (
          <section className="stack" aria-labelledby="decided">
            <h2 id="decided">Looked at, or there already</h2>
            <ul className="story-rows">
              {others.map((shelved) => (
                <DecidedStory key={shelved.story.id} token={token} shelved={shelved} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  )
}
