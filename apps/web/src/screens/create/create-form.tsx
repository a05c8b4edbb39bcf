import { lazy, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { fetchCode } from '../../api/calls/fetch-code.ts'
import { PortraitStyle } from '../../components/character/portrait/portrait-style.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { usePainted } from '../../ui/browser/use-painted.ts'
import { StoryChapters } from './chapters/story-chapters.tsx'
import { useStoryForm } from './choices/use-story-form.ts'
import type { WatchEnd } from './order/generation-watch.ts'
import { useStoryUnderWay } from './order/story-under-way.ts'
import { useStoryOrder } from './order/use-story-order.ts'
import { ReferenceFailureNote } from './reference/reference-failure-note.tsx'
import { GenerateDock } from './summary/generate-dock.tsx'
import { StorySummary } from './summary/story-summary.tsx'

/** What opens over the form comes after it: the form need not wait for that. */
const ProcessingDialog = lazy(async () => ({
  default: (await fetchCode(() => import('./order/processing-dialog.tsx'))).ProcessingDialog,
}))

/** The six chapters, the summary, and the night that falls while the story is made. */
export function CreateForm({ uid }: { uid: string }) {
  const { reloadBalance } = useSession()
  const navigate = useNavigate()
  const { underWay, remember } = useStoryUnderWay(uid)
  const story = useStoryForm(uid, underWay?.choices ?? null)
  const { form, draft, reference, cost, balance, problem } = story
  const order = useStoryOrder(uid, underWay?.generationId ?? null, {
    onAccepted(generationId) {
      draft.forget()
      remember({ generationId, choices: draft.choices })
    },
    onEnd: settle,
    onBalanceChanged: () => void reloadBalance(),
  })
  const dock = useRef<HTMLDivElement>(null)
  const isPainted = usePainted()
  const request = order.isUnderWay ? null : story.request

  /** The form is used up once the story is there; it is kept when there will be none. */
  function settle(end: WatchEnd) {
    if (end.kind === 'ready') return void navigate(paths.libraryInProgress(), { replace: true })
    if (end.isStoryUnderWay) return
    draft.keep()
    remember(null)
  }

  return (
    <PortraitStyle value={form.illustrationStyleId}>
      <div className="split">
        <div>
          <ReferenceFailureNote reference={reference} />
          <StoryChapters story={story} />
        </div>
        <StorySummary
          form={form}
          costs={reference.costs}
          cost={cost}
          balance={balance}
          isLoading={reference.isLoading}
        >
          <GenerateDock
            ref={dock}
            cost={cost}
            problem={problem}
            isBegun={draft.isBegun}
            failure={order.isUnderWay ? null : order.failure}
            isEnabled={request !== null}
            onGenerate={() => request && order.send(request)}
          />
        </StorySummary>
        <Suspense>
          {(isPainted || order.isUnderWay) && (
            <ProcessingDialog order={order} returnFocusTo={() => dock.current} />
          )}
        </Suspense>
      </div>
    </PortraitStyle>
  )
}
