import { lazy, Suspense, useRef } from 'react'
import { fetchCode } from '../../api/calls/fetch-code.ts'
import { StoryFinder } from '../../components/finding/story-finder.tsx'
import { useStoryWish } from '../../components/finding/use-story-wish.ts'
import { useStoryActions } from '../../components/story/use-story-actions.ts'
import { useSession } from '../../session/session.ts'
import { Page } from '../../ui/page/page.tsx'
import { scrollHere } from '../../ui/scrolling/scroll-here.ts'
import { ExploreResults } from './explore-results.tsx'
import type { Sought } from './finding.ts'
import { LibraryFinder } from './library-finder.tsx'
import { Pager } from './pager.tsx'
import { ShelfLine } from './shelf-line.tsx'
import { SoughtWishes } from './sought-wishes.tsx'
import { useExplorePage } from './use-explore-page.ts'
import { useSought } from './use-sought.ts'

/** Only parents have stories of their own here; visitors need not fetch what it takes. */
const StoryActionsPlace = lazy(async () => ({
  default: (await fetchCode(() => import('../../components/story/story-actions-place.tsx')))
    .StoryActionsPlace,
}))

/** The public stories, page by page. Search box and ages look through the page that is open, the finder through all of them. */
export function ExploreScreen() {
  const { parent } = useSession()
  const explore = useExplorePage()
  const [wish, setWish] = useStoryWish()
  const [sought, setSought] = useSought()
  const results = useRef<HTMLDivElement>(null)
  const focusResults = () => results.current?.focus({ preventScroll: true })
  const actions = useStoryActions(focusResults)

  function turnTo(page: number) {
    // The pressed button rests while the page loads.
    focusResults()
    explore.turnTo(page)
  }

  function seek(next: Sought) {
    focusResults()
    setSought(next)
  }

  return (
    <Page title="Explore Public Stories" lead="Made by families like yours. Take one to bed tonight.">
      <div className="stack gap-11">
        <div className="stack gap-5">
          <div className="stack gap-3">
            <StoryFinder wish={wish} onWishChange={setWish} />
            <LibraryFinder sought={sought} onSeek={seek} onFind={() => scrollHere(results.current)} />
            <SoughtWishes sought={sought} onSeek={seek} />
            <ShelfLine explore={explore} wish={wish} />
          </div>
          <div ref={results} tabIndex={-1} className="focus:outline-none">
            <ExploreResults
              explore={explore}
              wish={wish}
              onWishChange={setWish}
              sought={sought}
              onSeek={seek}
              actions={actions}
            />
          </div>
        </div>
        <Pager
          page={explore.page}
          totalPages={explore.totalPages}
          totalStories={explore.totalStories}
          isLoading={explore.isLoading}
          onTurn={turnTo}
        />
      </div>
      <Suspense>{parent && <StoryActionsPlace actions={actions} />}</Suspense>
    </Page>
  )
}
