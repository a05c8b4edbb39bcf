import type { LibraryItem } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isDraft } from '../../api/making/draft-statuses.ts'
import { addedStoriesQuery } from '../../api/stories/added-story-queries.ts'
import { StoryActionsPlace } from '../../components/story/story-actions-place.tsx'
import { useStoryActions } from '../../components/story/use-story-actions.ts'
import { Tabs } from '../../ui/page/tabs.tsx'
import { AddedPanel } from './added-panel.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { LoadingDrafts } from './loading-drafts.tsx'
import { PublishedPanel } from './published-panel.tsx'
import { useDraftStatuses } from './use-draft-statuses.ts'

const libraryTabs = ['published', 'in-progress', 'from-others'] as const
type LibraryTab = (typeof libraryTabs)[number]

export interface LibraryTabsProps {
  /** Undefined while they load. */
  items: readonly LibraryItem[] | undefined
  /** Called when a deed is done and its button has gone: the focus wants another place. */
  onButtonGone: () => void
}

/** The parts of the library; stories from others have one once there are any. The chosen one stands in the address. */
export function LibraryTabs({ items, onButtonGone }: LibraryTabsProps) {
  const [tab, chooseTab] = useTabInAddress()
  const actions = useStoryActions(onButtonGone)
  const drafts = items?.filter(isDraft)
  const published = items?.filter((item) => item._type === 'published')
  const { data: added } = useQuery({ ...addedStoriesQuery, staleTime: 0 })
  const hasAdded = added !== undefined && (added.stories.length > 0 || added.gone > 0)
  const isShown = hasAdded || tab === 'from-others'
  const isOutOfReach = useDraftStatuses(drafts !== undefined && drafts.length > 0)

  return (
    <>
      <Tabs
        label="Stories"
        value={tab}
        onValueChange={chooseTab}
        tabs={[
          {
            value: 'published',
            label: 'Published Stories',
            panel: <PublishedPanel stories={published} actions={actions} />,
          },
          {
            value: 'in-progress',
            label: 'In Progress',
            panel: drafts ? (
              <DraftsPanel drafts={drafts} isOutOfReach={isOutOfReach} onDelete={actions.askToDelete} />
            ) : (
              <LoadingDrafts />
            ),
          },
          ...(added && isShown
            ? [{ value: 'from-others' as const, label: 'From Others', panel: <AddedPanel added={added} /> }]
            : []),
        ]}
      />
      <StoryActionsPlace actions={actions} />
    </>
  )
}

function useTabInAddress(): [LibraryTab, (tab: LibraryTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = libraryTabs.find((one) => one === search.get('tab')) ?? 'published'
  const choose = (chosen: LibraryTab) =>
    setSearch((current) => withTab(current, chosen), { replace: true, preventScrollReset: true })
  return [tab, choose]
}

/** What the parent looks for stays. */
function withTab(search: URLSearchParams, tab: LibraryTab): URLSearchParams {
  const next = new URLSearchParams(search)
  if (tab === 'published') next.delete('tab')
  else next.set('tab', tab)
  return next
}
