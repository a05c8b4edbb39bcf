import type { DeskStory } from '@faith-fables/contract'
import { Star } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/labels/badge.tsx'
import type { Column } from '../../../ui/page/data-table.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import type { Saying } from '../use-said.tsx'
import { AgeCell, AuthorCell, StoryCell } from './story-cell.tsx'
import { StoryList } from './story-list.tsx'
import { type StoryDeeds, useStoryDeeds } from './use-story-deeds.ts'

/** What every family can read: put on the landing page, or taken down. */
export function PublicPanel({ saying }: { saying: Saying }) {
  const deeds = useStoryDeeds(saying)
  return (
    <>
      <StoryList
        standing="public"
        caption="Public stories"
        empty="No story is public yet."
        columns={columnsFor(deeds)}
      />
      <TakeDownDialog deeds={deeds} />
    </>
  )
}

function columnsFor(deeds: StoryDeeds): Column<DeskStory>[] {
  return [
    { name: 'Story', cell: (story) => <StoryCell story={story} to={paths.story(story.id)} />, isNamed: true },
    { name: 'Author', cell: (story) => <AuthorCell story={story} />, isNamed: true },
    { name: 'Age Group', cell: (story) => <AgeCell story={story} /> },
    { name: 'Landing page', cell: (story) => <Featured story={story} /> },
    { name: 'Actions', cell: (story) => <PublicButtons story={story} deeds={deeds} /> },
  ]
}

function Featured({ story: { isFeatured } }: { story: DeskStory }) {
  if (!isFeatured) return <span className="soft">No</span>
  return (
    <Badge tone="honey" icon={Star}>
      Featured
    </Badge>
  )
}

function PublicButtons({ story, deeds }: { story: DeskStory; deeds: StoryDeeds }) {
  const { id, title, isFeatured } = story
  const word = isFeatured ? 'Unfeature' : 'Feature'
  return (
    <span className="flex flex-wrap items-center gap-2 lg:flex-nowrap">
      <Button
        className="min-w-32"
        aria-label={`${word} ${title}`}
        busy={deeds.featuredNow === id}
        onClick={() => deeds.feature(story)}
      >
        {word}
      </Button>
      <Button
        tone="quiet"
        className="whitespace-nowrap"
        aria-label={`Take down ${title}`}
        onClick={() => deeds.ask(story)}
      >
        Take down
      </Button>
    </span>
  )
}

function TakeDownDialog({ deeds }: { deeds: StoryDeeds }) {
  const { asked } = deeds
  return (
    <ReasonDialog
      open={asked !== null}
      onClose={deeds.keep}
      title="Take this story down?"
      confirmLabel="Take down"
      busy={deeds.isUnderWay}
      onConfirm={(reason) => asked && deeds.takeDown(asked, reason)}
    >
      <p>{`Nobody but its parent can read “${asked?.title ?? ''}” then, until it is put back.`}</p>
    </ReasonDialog>
  )
}
