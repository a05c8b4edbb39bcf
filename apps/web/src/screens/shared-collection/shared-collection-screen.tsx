import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/calls/api-error.ts'
import { sharedCollectionQuery } from '../../api/stories/sharing-queries.ts'
import { ClosedLinkWords } from '../../components/sharing/closed-link.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { LoadingBooks } from '../../components/story/loading-books.tsx'
import { StoryBook } from '../../components/story/story-book.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page, PageFrame } from '../../ui/page/page.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'

/** A collection, for whoever was given a private link to it. */
export function SharedCollectionScreen() {
  const { token = '' } = useParams()
  const { status, parent } = useSession()
  return (
    <>
      <meta name="robots" content="noindex" />
      {status === 'loading' ? (
        <Loading />
      ) : (
        <SharedCollection key={token} token={token} uid={parent?.uid ?? null} />
      )}
    </>
  )
}

function SharedCollection({ token, uid }: { token: string; uid: string | null }) {
  const { data: collection, error, refetch } = useQuery(sharedCollectionQuery(token, uid))
  if (error instanceof ApiError && error.status === 404)
    return (
      <PageFrame>
        <ClosedLinkWords />
      </PageFrame>
    )
  if (error && !collection)
    return (
      <Page title="A collection for you">
        <FailureNote title="The collection could not be opened." onRetry={() => void refetch()}>
          <p>{messageOf(error)}</p>
        </FailureNote>
      </Page>
    )
  if (!collection) return <Loading />
  const { name, by, stories } = collection
  return (
    <Page title={name} lead={`Gathered for you by ${by}.`}>
      {stories.length === 0 && (
        <EmptyShelf title="Nothing is in it just now.">
          <p>Look again later, or ask whoever gave you the link.</p>
        </EmptyShelf>
      )}
      <ol className="bookshelf">
        {stories.map((story, place) => (
          <li key={story.id}>
            <StoryBook
              story={story}
              to={paths.storyOfSharedCollection(token, story.id)}
              headingLevel="h2"
              isFirst={place === 0}
              below={<p>by {story.authorName}</p>}
            />
          </li>
        ))}
      </ol>
    </Page>
  )
}

function Loading() {
  return (
    <Page title="A collection for you">
      <LoadingText asLine>Opening the collection...</LoadingText>
      <LoadingBooks count={3} />
    </Page>
  )
}
