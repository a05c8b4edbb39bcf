import type { DeskStory } from '@faith-fables/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { deskStoriesQuery } from '../../../api/desk/desk-queries.ts'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'
import { DeskList } from './desk-list.tsx'

export interface StoryListProps {
  standing: Parameters<typeof deskStoriesQuery>[0]
  caption: string
  /** Said where there are none. */
  empty: string
  columns: Column<DeskStory>[]
}

/** The stories that stand in one way before the families, as a table. */
export function StoryList({ standing, caption, empty, columns }: StoryListProps) {
  const query = useInfiniteQuery(deskStoriesQuery(standing))
  return (
    <DeskList
      query={query}
      rows={query.data?.pages.flat()}
      loading="Loading the stories..."
      empty={<EmptyShelf title={empty} />}
    >
      {(stories) => (
        <DataTable caption={caption} columns={columns} rows={stories} rowKey={({ id }) => id} wide />
      )}
    </DeskList>
  )
}
