import type { DeskDeed, LogEntry } from '@faith-fables/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { deskLogQuery } from '../../../api/desk/desk-queries.ts'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'
import { momentWords } from '../moment-words.ts'
import { DeskList } from './desk-list.tsx'

const deedWords: Record<DeskDeed, string> = {
  approve: 'Made public',
  'send-back': 'Sent back',
  feature: 'Put on the landing page',
  unfeature: 'Taken off the landing page',
  'take-down': 'Taken down',
  'put-back': 'Put back',
  keep: 'Kept after reports',
  'give-tokens': 'Gave tokens',
  'take-tokens': 'Took tokens',
  lock: 'Locked',
  unlock: 'Unlocked',
  'change-prices': 'Changed',
}

const columns: Column<LogEntry>[] = [
  { name: 'When', cell: ({ at }) => momentWords(at) },
  { name: 'Who', cell: ({ by }) => by, isNamed: true },
  {
    name: 'What',
    cell: ({ deed }) => <span className="lg:inline-block lg:min-w-24">{deedWords[deed]}</span>,
  },
  { name: 'About', cell: ({ title }) => <b>{title}</b>, isNamed: true },
  { name: 'Reason', cell: ({ reason }) => reason ?? <span className="soft">None</span>, isNamed: true },
]

/** Who did what at the desk, newest first. */
export function LogPanel() {
  const query = useInfiniteQuery(deskLogQuery)
  return (
    <DeskList
      query={query}
      rows={query.data?.pages.flat()}
      loading="Loading the log..."
      empty={<EmptyShelf title="Nothing has been decided yet." />}
    >
      {(entries) => <DataTable caption="Log" columns={columns} rows={entries} rowKey={({ id }) => id} wide />}
    </DeskList>
  )
}
