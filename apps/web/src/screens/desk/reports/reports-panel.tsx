import type { ReportedStory } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useInfiniteQuery } from '@tanstack/react-query'
import { reportsQuery } from '../../../api/desk/desk-queries.ts'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/labels/badge.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'
import { DeskList } from '../lists/desk-list.tsx'
import { AuthorCell, StoryCell } from '../lists/story-cell.tsx'
import { waitingWords } from '../waiting-words.ts'
import { reportWords } from './report-words.ts'

const columns: Column<ReportedStory>[] = [
  {
    name: 'Story',
    cell: ({ story }) => <StoryCell story={story} to={paths.deskReports(story.id)} />,
    isNamed: true,
  },
  { name: 'Author', cell: ({ story }) => <AuthorCell story={story} />, isNamed: true },
  { name: 'Readers say', cell: ({ reports }) => <Reasons reports={reports} />, isNamed: true },
  { name: 'Waiting', cell: ({ reports, isHidden }) => <Waiting at={reports[0]?.at} isHidden={isHidden} /> },
]

/** Stories that readers have reported, the longest waiting first. */
export function ReportsPanel() {
  const query = useInfiniteQuery(reportsQuery)
  return (
    <DeskList
      query={query}
      rows={query.data?.pages.flat()}
      loading="Loading the reports..."
      empty={
        <EmptyShelf title="Nobody has reported anything.">
          <p>Every reader of a public story can say that something in it is not right. It comes here then.</p>
        </EmptyShelf>
      }
    >
      {(reported) => (
        <DataTable caption="Reports" columns={columns} rows={reported} rowKey={({ id }) => id} wide />
      )}
    </DeskList>
  )
}

function Reasons({ reports }: Pick<ReportedStory, 'reports'>) {
  const reasons = [...new Set(reports.map(({ reason }) => reportWords[reason]))]
  return (
    <>
      {reasons.join(', ')} <span className="soft">({countOf(reports.length, 'report')})</span>
    </>
  )
}

function Waiting({ at, isHidden }: { at: string | undefined; isHidden: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>
        <span className="whitespace-nowrap">
          <LocalDate moment={at} />
        </span>{' '}
        {at && <span className="soft whitespace-nowrap">({waitingWords(at)})</span>}
      </span>
      {isHidden && <Badge tone="honey">Hidden</Badge>}
    </span>
  )
}
