import type { DeskStory } from '@faith-fables/contract'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { Column } from '../../../ui/page/data-table.tsx'
import type { Saying } from '../use-said.tsx'
import { AuthorCell, StoryCell } from './story-cell.tsx'
import { StoryList } from './story-list.tsx'
import { type StoryDeeds, useStoryDeeds } from './use-story-deeds.ts'

/** What was taken from everybody but its parent, and why. */
export function TakenDownPanel({ saying }: { saying: Saying }) {
  const deeds = useStoryDeeds(saying)
  return (
    <>
      <StoryList
        standing="taken-down"
        caption="Stories that were taken down"
        empty="No story is taken down."
        columns={columnsFor(deeds)}
      />
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
