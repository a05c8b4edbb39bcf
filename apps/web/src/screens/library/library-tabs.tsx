import type { LibraryItem } from '@faith-fables/contract'
import { useSearchParams } from 'react-router'
import { isDraft } from '../../api/draft-statuses.ts'
import { StoryActionsPlace } from '../../components/story-actions-place.tsx'
import { useStoryActions } from '../../components/use-story-actions.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { LoadingDrafts } from './loading-drafts.tsx'
import { PublishedPanel } from './published-panel.tsx'
import { useDraftStatuses } from './use-draft-statuses.ts'

type LibraryTab = 'published' | 'in-progress'

export interface LibraryTabsProps {
  /** Undefined while they load. */
  items: readonly LibraryItem[] | undefined
  /** Called when a deed is done and its button has gone: the focus wants another place. */
  onButtonGone: () => void
}

/** Both halves of the library. The chosen one stands in the address. */
export function LibraryTabs({ items, onButtonGone }: LibraryTabsProps) {
  const [tab, chooseTab] = useTabInAddress()
  const actions = useStoryActions(onButtonGone)
  const drafts = items?.filter(isDraft)
  const published = items?.filter((item) => item._type === 'published')
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
        ]}
      />
      <StoryActionsPlace actions={actions} />
    </>
  )
}

function useTabInAddress(): [LibraryTab, (tab: LibraryTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'in-progress' ? 'in-progress' : 'published'
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
