import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { fetchCode } from '../../api/calls/fetch-code.ts'
import { featuredStoriesQuery } from '../../api/making/public-queries.ts'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { LoadingBooks } from '../../components/story/loading-books.tsx'
import { StoryBook } from '../../components/story/story-book.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { ScrollButtons } from '../../ui/scrolling/scroll-buttons.tsx'
import { useDragScroll } from '../../ui/scrolling/use-drag-scroll.ts'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import '../../ui/scrolling/drag-scroller.css'

/** Hardly anybody has a featured story of their own; the others need not fetch what it takes. */
const OwnerOfFeatured = lazy(async () => ({
  default: (await fetchCode(() => import('./owner-of-featured.tsx'))).OwnerOfFeatured,
}))

/** Books on a ledge that scrolls sideways. */
export function FeaturedFables() {
  return (
    <section className="featured deckle" aria-labelledby="featured-fables">
      <div className="wrap">
        <div className="row featured-head">
          <h2 id="featured-fables" className="text-3xl">
            Featured Fables
          </h2>
          <LinkButton tone="quiet" className="ml-auto" to={paths.explore()}>
            See all stories
            <ArrowRight className="icon" aria-hidden="true" />
          </LinkButton>
        </div>
        <FeaturedShelf />
      </div>
    </section>
  )
}

function FeaturedShelf() {
  const isOwner = useOwnsFeatured()
  if (!isOwner) return <FeaturedStories />
  return (
    <Suspense fallback={<FeaturedStories />}>
      <OwnerOfFeatured>{(ownerButtons) => <FeaturedStories ownerButtons={ownerButtons} />}</OwnerOfFeatured>
    </Suspense>
  )
}

/** Whether one of the featured stories is, or on this page was, the parent's. */
function useOwnsFeatured(): boolean {
  const { parent } = useSession()
  const { data: stories } = useQuery(featuredStoriesQuery)
  const [hasOwned, setHasOwned] = useState(false)
  const owns = parent !== null && (stories?.some((story) => story.userId === parent.uid) ?? false)
  if (owns && !hasOwned) setHasOwned(true)
  return hasOwned
}

interface FeaturedStoriesProps {
  ownerButtons?: (story: PublicStory) => ReactNode
}

function FeaturedStories({ ownerButtons }: FeaturedStoriesProps) {
  const { data: stories, isPending, isError, refetch } = useQuery(featuredStoriesQuery)

  if (isPending) return <BlankLedge />
  if (isError) {
    return (
      <div className="ledge-words">
        <FailureNote title="Could not load featured stories right now." onRetry={() => void refetch()} />
      </div>
    )
  }
  if (stories.length === 0) return <EmptyLedge />
  return <Ledge stories={stories} ownerButtons={ownerButtons} />
}

interface LedgeProps {
  stories: PublicStory[]
  ownerButtons: FeaturedStoriesProps['ownerButtons']
}

function Ledge({ stories, ownerButtons }: LedgeProps) {
  const { parent } = useSession()
  const ledge = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="ledge-turning">
        <ScrollButtons scroller={ledge} things="stories" />
      </div>
      <div ref={ledge} className="drag-scroller ledge" {...useDragScroll()}>
        <ul>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryBook
                story={story}
                to={paths.story(story.id)}
                isOwner={story.userId === parent?.uid}
                buttons={story.userId === parent?.uid && ownerButtons?.(story)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Blank books where the stories will stand, so that nothing jumps when they come. */
function BlankLedge() {
  return (
    <div className="ledge ledge-blank">
      <LoadingText asLine className="ledge-loading">
        Loading featured stories...
      </LoadingText>
      <LoadingBooks count={6} />
    </div>
  )
}

function EmptyLedge() {
  return (
    <div className="ledge-words">
      <EmptyShelf title="No featured stories available at the moment." headingLevel="h3">
        <p className="soft">
          New books come to this shelf as soon as they are chosen. Yours could be the first.
        </p>
      </EmptyShelf>
    </div>
  )
}
