import type { DeskStory } from '@faith-fables/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { requestsQuery } from '../../../api/desk/desk-queries.ts'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../ui/labels/badge.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'
import { lineOf } from '../line-of.ts'
import { waitingWords } from '../waiting-words.ts'
import { DeskList } from './desk-list.tsx'
import { AgeCell, AuthorCell, StoryCell } from './story-cell.tsx'

const columns: Column<DeskStory>[] = [
  {
    name: 'Story',
    cell: (story) => <StoryCell story={story} to={paths.deskRequest(story.id)} />,
    isNamed: true,
  },
  { name: 'Author', cell: (story) => <AuthorCell story={story} />, isNamed: true },
  { name: 'Age Group', cell: (story) => <AgeCell story={story} /> },
  { name: 'Waiting', cell: (story) => <Waiting story={story} /> },
]

/** Stories whose parents asked for them to become public, the longest waiting first. */
export function RequestsPanel() {
  const query = useInfiniteQuery(requestsQuery)
  const pages = query.data?.pages
  return (
    <DeskList
      query={query}
      rows={pages?.flatMap(({ requests }) => requests)}
      loading="Loading the requests..."
      empty={
        <EmptyShelf title="Nobody waits for an answer.">
          <p>A story that a family wants to share comes here first.</p>
        </EmptyShelf>
      }
    >
      {(requests) => (
        <>
          <WaitingLine waiting={pages?.[0]?.waiting ?? 0} first={requests[0]} />
          <DataTable caption="Requests" columns={columns} rows={requests} rowKey={({ id }) => id} wide />
        </>
      )}
    </DeskList>
  )
}

function WaitingLine({ waiting, first }: { waiting: number; first: DeskStory | undefined }) {
  return (
    <div className="row justify-between">
      <p role="status">
        {`${lineOf(waiting, 'story', 'stories')} ${waiting === 1 ? 'waits' : 'wait'} for an answer.`}
      </p>
      {first && (
        <LinkButton tone="primary" to={paths.deskRequest(first.id)}>
          Begin with the oldest
        </LinkButton>
      )}
    </div>
  )
}

function Waiting({ story: { requestedAt, answer } }: { story: DeskStory }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>
        <span className="whitespace-nowrap">
          <LocalDate moment={requestedAt} />
        </span>{' '}
        {requestedAt && <span className="soft whitespace-nowrap">({waitingWords(requestedAt)})</span>}
      </span>
      {answer && <Badge tone="honey">Asked again</Badge>}
    </span>
  )
}
