import type { DeskParent } from '@faith-fables/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { parentsQuery } from '../../../api/desk/account-queries.ts'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { formatBalance } from '../../../components/tokens/format-tokens.ts'
import { paths } from '../../../paths.ts'
import { useSettled } from '../../../ui/browser/use-settled.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Badge } from '../../../ui/labels/badge.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'
import { DeskList } from '../lists/desk-list.tsx'

/** Nobody types so slowly that each letter is a search. */
const typingPause = 250

const columns: Column<DeskParent>[] = [
  { name: 'Parent', cell: (parent) => <ParentCell parent={parent} />, isNamed: true },
  { name: 'Since', cell: ({ since }) => <LocalDate moment={since} /> },
  { name: 'Tokens', cell: ({ tokens }) => formatBalance(tokens), align: 'right' },
]

/** Parents, found by their address or name. */
export function ParentsPanel() {
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim(), typingPause)
  const query = useInfiniteQuery({ ...parentsQuery(words), placeholderData: keepPreviousData })
  return (
    <div className="stack">
      <div className="max-w-[520px]">
        <TextField
          label="Find a parent"
          icon={Search}
          type="search"
          placeholder="Address or name"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <DeskList
        query={query}
        rows={query.data?.pages.flat()}
        loading="Loading the parents..."
        empty={
          <EmptyShelf title="Nobody is found by these words.">
            <p>They are looked for at the beginning of each part of an address or a name.</p>
          </EmptyShelf>
        }
      >
        {(parents) => (
          <DataTable caption="Parents" columns={columns} rows={parents} rowKey={({ id }) => id} wide />
        )}
      </DeskList>
    </div>
  )
}

function ParentCell({ parent: { id, email, displayName, lock } }: { parent: DeskParent }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Link to={paths.deskParent(id)}>{email}</Link>
      {displayName && <span className="soft">{displayName}</span>}
      {lock !== null && <Badge tone="honey">Locked</Badge>}
    </span>
  )
}
