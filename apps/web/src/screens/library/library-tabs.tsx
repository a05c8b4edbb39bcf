import type { LibraryItem } from '@faith-fables/contract'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isDraft } from '../../api/draft-statuses.ts'
import { StoryActionsPlace } from '../../components/story-actions-place.tsx'
import { useStoryActions } from '../../components/use-story-actions.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { PublishedPanel } from './published-panel.tsx'
import { useDraftStatuses } from './use-draft-statuses.ts'

type LibraryTab = 'published' | 'in-progress'

/** Both halves of the library. The chosen one stands in the address. */
export function LibraryTabs({ items }: { items: readonly LibraryItem[] }) {
  const [tab, chooseTab] = useTabInAddress()
  const shelf = useRef<HTMLDivElement>(null)
  const actions = useStoryActions(() => shelf.current?.focus())
  const drafts = items.filter(isDraft)
  const published = items.filter((item) => item._type === 'published')
  const isOutOfReach = useDraftStatuses(drafts.length > 0)

  return (
    <div ref={shelf} tabIndex={-1} className="focus:outline-none">
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
            panel: <DraftsPanel drafts={drafts} isOutOfReach={isOutOfReach} onDelete={actions.askToDelete} />,
          },
        ]}
      />
      <StoryActionsPlace actions={actions} />
    </div>
  )
}

function useTabInAddress(): [LibraryTab, (tab: LibraryTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'in-progress' ? 'in-progress' : 'published'
  const choose = (chosen: LibraryTab) =>
    setSearch(chosen === 'published' ? {} : { tab: chosen }, { replace: true, preventScrollReset: true })
  return [tab, choose]
}
