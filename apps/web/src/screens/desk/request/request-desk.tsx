import type { PublicRequest } from '@faith-fables/contract'
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { waitingWords } from '../waiting-words.ts'
import { DecisionPlate } from './decision-plate.tsx'
import { Findings } from './findings.tsx'
import { OtherStories } from './other-stories.tsx'
import { RequestBook } from './request-book.tsx'
import type { RequestDeed } from './request-key.ts'
import { useDecision } from './use-decision.ts'
import { useRequestKeys } from './use-request-keys.ts'
import { useWaitingLine } from './use-waiting-line.ts'

/** The book and what is known of it, beside the one decision of the page. */
export function RequestDesk({
  opened: { request, story, findings, heldBefore, otherStories },
}: {
  opened: PublicRequest
}) {
  const navigate = useNavigate()
  const line = useWaitingLine(request.id)
  const decision = useDecision(request, line)
  const keys = useRequestKeys(doByKey)

  function doByKey(deed: RequestDeed) {
    if (decision.isUnderWay) return
    if (deed === 'approve') return decision.approve()
    if (deed === 'send-back') return decision.askWhy()
    const neighbour = line[deed]
    if (neighbour) void navigate(paths.deskRequest(neighbour), { replace: true })
  }

  return (
    <Page
      title={request.title}
      lead={<RequestLead {...request} />}
      action={
        <LinkButton tone="quiet" to={paths.desk()}>
          <ArrowLeft className="icon" aria-hidden="true" />
          All requests
        </LinkButton>
      }
    >
      <div className="split">
        <div className="stack gap-8">
          <Findings findings={findings} heldBefore={heldBefore} answer={request.answer} />
          <RequestBook story={story} />
          <OtherStories author={request.authorName} stories={otherStories} />
        </div>
        <aside aria-label="Your answer">
          <DecisionPlate line={line} decision={decision} keys={keys} />
        </aside>
      </div>
      <ReasonDialog
        open={decision.asksWhy}
        onClose={decision.stopAsking}
        title="Send this story back?"
        confirmLabel="Send back"
        busy={decision.isUnderWay}
        onConfirm={decision.sendBack}
      >
        <p>{`“${request.title}” stays with its parent, who can ask again.`}</p>
      </ReasonDialog>
    </Page>
  )
}

function RequestLead(request: PublicRequest['request']) {
  const { authorName, ageGroup, theme, bibleVerse, requestedAt } = request
  return (
    <>
      {`By ${authorName}, for ${ageGroup}. ${bibleVerse ?? theme}. `}
      {requestedAt && (
        <>
          Asked on <LocalDate moment={requestedAt} />, waits {waitingWords(requestedAt)}.
        </>
      )}
    </>
  )
}
