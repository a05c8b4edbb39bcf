import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useCallback, useState } from 'react'
import { relatedStoriesQuery } from '../../../api/stories/added-story-queries.ts'
import { AddToLibrary } from '../../../components/story/add-to-library.tsx'
import { useSession } from '../../../session/session.ts'
import { transientMessages } from '../../../transient-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Toast } from '../../../ui/messages/toast.tsx'
import './after-story.css'
import { RelatedDialog } from './related-dialog.tsx'

/** Over the lower edge of a public book that has been read to its end: what one may do with it now, and what to read next. */
export function AfterStory({ story }: { story: PublicStory }) {
  const { parent } = useSession()
  const { data: related = [] } = useQuery(relatedStoriesQuery(story.id))
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const forget = useCallback(() => setRefusal(null), [])
  const canAdd = parent !== null && parent.uid !== story.userId
  return (
    <>
      {(canAdd || related.length > 0) && (
        <div className="after-story">
          {canAdd && <AddToLibrary story={story} onRefused={setRefusal} />}
          {related.length > 0 && (
            <Button tone="quiet" onClick={() => setOpen(true)}>
              <BookOpen className="icon" aria-hidden="true" />
              Read next
            </Button>
          )}
        </div>
      )}
      <RelatedDialog stories={related} open={isOpen} onClose={() => setOpen(false)} />
      <Toast message={refusal} tone="refusal" lasting={transientMessages.banner} onEnd={forget} />
    </>
  )
}
