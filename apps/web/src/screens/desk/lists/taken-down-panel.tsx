import type { DeskStory } from '@faith-fables/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { deskStoriesQuery } from '../../../api/desk-queries.ts'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'
import type { Saying } from '../use-said.tsx'
import { DeskList } from './desk-list.tsx'
import { AuthorCell, StoryCell } from './story-cell.tsx'
import { type StoryDeeds, useStoryDeeds } from './use-story-deeds.ts'

/** What was taken from everybody but its parent, and why. */
export function TakenDownPanel({ saying }: { saying: Saying }) {
  const query = useInfiniteQuery(deskStoriesQuery('taken-down'))
  const deeds = useStoryDeeds(saying)
  return (
    <>
      <DeskList
        query={query}
        rows={query.data?.pages.flat()}
        loading="Loading the stories..."
        empty={<EmptyShelf title="No story is taken down." />}
      >
        {(stories) => (
          <DataTable
            caption="Stories that were taken down"
            columns={columnsFor(deeds)}
            rows={stories}
            rowKey={({ id }) => id}
            wide
          />
        )}
      </DeskList>
      <PutBackQuestion deeds={deeds} />
    </>
  )
}

function columnsFor(deeds: StoryDeeds): Column<DeskStory>[] {
  return [
    { name: 'Story', cell: (story) => <StoryCell story={story} to={paths.story(story.id)} />, isNamed: true },
    { name: 'Author', cell: (story) => <AuthorCell story={story} />, isNamed: true },
    { name: 'Taken down', cell: ({ answer }) => <LocalDate moment={answer?.at} /> },
    { name: 'Reason', cell: ({ answer }) => answer?.reason, isNamed: true },
    { name: 'Actions', cell: (story) => <PutBackButton story={story} deeds={deeds} /> },
  ]
}

function PutBackButton({ story, deeds }: { story: DeskStory; deeds: StoryDeeds }) {
  return (
    <Button aria-label={`Put back ${story.title}`} onClick={() => deeds.ask(story)}>
      Put back
    </Button>
  )
}

function PutBackQuestion({ deeds }: { deeds: StoryDeeds }) {
  const { asked } = deeds
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={deeds.keep}
      title="Put this story back?"
      confirmLabel="Put back"
      tone="primary"
      busy={deeds.isUnderWay}
      onConfirm={() => asked && deeds.putBack(asked)}
    >
      <p>{`Every family can read “${asked?.title ?? ''}” again then.`}</p>
    </ConfirmDialog>
  )
}
