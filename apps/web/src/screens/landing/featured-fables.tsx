import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { featuredStoriesQuery } from '../../api/public-queries.ts'
import { StoryBook } from '../../components/story-book.tsx'
import { type StoryActions, useStoryActions } from '../../components/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { useDragScroll } from '../../ui/use-drag-scroll.ts'
import '../../ui/drag-scroller.css'

/** Visitors have no story of their own; they need not fetch the dialog. */
const StoryActionsPlace = lazy(async () => ({
  default: (await import('../../components/story-actions-place.tsx')).StoryActionsPlace,
}))

/** Books on a ledge that scrolls sideways. */
export function FeaturedFables() {
  const { parent } = useSession()
  const ledge = useRef<HTMLDivElement>(null)
  const actions = useStoryActions(() => ledge.current?.focus())
  return (
    <section className="featured deckle" aria-labelledby="featured-fables">
      <div className="wrap">
        <div className="row mb-2">
          <h2 id="featured-fables" className="text-3xl">
            Featured Fables
          </h2>
          <LinkButton tone="quiet" className="ml-auto" to={paths.explore()}>
            See all stories
            <ArrowRight className="icon" aria-hidden="true" />
          </LinkButton>
        </div>
        <div ref={ledge} tabIndex={-1} className="focus:outline-none">
          <FeaturedStories actions={actions} />
        </div>
      </div>
      {parent && (
        <Suspense>
          <StoryActionsPlace actions={actions} />
        </Suspense>
      )}
    </section>
  )
}

function FeaturedStories({ actions }: { actions: StoryActions }) {
  const { parent } = useSession()
  const { data: stories, isPending, isError, refetch } = useQuery(featuredStoriesQuery)
  const drag = useDragScroll()

  if (isPending) return <LoadingText className="ledge-words">Loading featured stories...</LoadingText>
  if (isError) {
    return (
      <div className="ledge-words">
        <FailureNote title="Could not load featured stories right now." onRetry={() => void refetch()} />
      </div>
    )
  }
  if (stories.length === 0) {
    return <p className="ledge-words text-lg">No featured stories available at the moment.</p>
  }
  return (
    <div className="drag-scroller ledge" {...drag}>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryBook
              story={story}
              to={paths.story(story.id)}
              isOwner={story.userId === parent?.uid}
              onDelete={() => actions.askToDelete({ ...story, _type: 'published' })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
