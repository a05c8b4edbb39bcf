import type { NarrationState, PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/calls/api-error.ts'
import { narrationQuery } from '../../../api/stories/narration-queries.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { ProgressBar } from '../../../ui/waiting/progress-bar.tsx'
import { useNarrationOrder } from './use-narration-order.ts'

export interface NarrationDialogProps {
  story: Pick<PublicStory, 'id' | 'title'>
  /** Of the parent who is signed in, and whose story it is. */
  uid: string
  onClose: () => void
}

/** Orders the narration of a book, and says how far it is. */
export function NarrationDialog({ story, uid, onClose }: NarrationDialogProps) {
  const { data: narration, error, isFetching, refetch } = useQuery(narrationQuery(story.id))
  const order = useNarrationOrder(story.id, uid, narration)
  const { balance } = useSession()
  const isOffered = narration?.state === 'none' || narration?.state === 'failed'
  const lacks = isOffered && narration.price !== null && balance !== null && balance < narration.price
  return (
    <Dialog
      open
      onClose={onClose}
      title="Have this book narrated"
      ornament="lantern"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {lacks && (
            <LinkButton tone="primary" to={paths.pricing()}>
              Get Tokens
            </LinkButton>
          )}
          {isOffered && !lacks && (
            <Button
              tone="primary"
              busy={order.isPending}
              unavailable={narration.price === null}
              onClick={() => order.begin(undefined)}
            >
              {narration.price === null ? 'Narrate' : `Narrate for ${narration.price} tokens`}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {narration ? (
          <NarrationNews narration={narration} balance={balance} />
        ) : (
          !error && <LoadingText>Loading…</LoadingText>
        )}
        {error && !narration && (
          <Note tone="error" title="It could not be seen how far the narration is.">
            <p>{messageOf(error)}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </Note>
        )}
        <RefusalNote title="The narration could not be ordered." error={order.error} />
      </div>
    </Dialog>
  )
}

function NarrationNews({ narration, balance }: { narration: NarrationState; balance: number | null }) {
  const { state, pages, pagesDone, price, sentTo } = narration
  if (state === 'ready')
    return (
      <Note tone="good" title="This book is narrated.">
        <p>Press Listen: the narrator reads it to everybody who may read the book.</p>
      </Note>
    )
  if (state === 'making')
    return (
      <>
        <p role="status">
          The narrator reads: {pagesDone} of {pages} pages are done. You may close this and read on.
        </p>
        <ProgressBar label="Narration" percent={(pagesDone / pages) * 100} />
      </>
    )
  return (
    <>
      {state === 'failed' && (
        <Note tone="warning" title="The book could not be narrated.">
          <p>Your tokens were given back. You can order it again; what was read already is kept.</p>
        </Note>
      )}
      <p>
        One warm voice reads all {pages} pages, and the book keeps it: on every device, for everybody who may
        read the book. Your device’s own voice stays there for nothing.
      </p>
      <p>To be spoken, the words of the story are sent to {sentTo} as they stand, with the names in them.</p>
      {price === null ? (
        <p>Narrations have no price just now. Please try again later.</p>
      ) : (
        <p>
          It costs {price} tokens{balance === null ? '' : `; you have ${balance}`}. If a page cannot be read,
          all of them come back.
        </p>
      )}
    </>
  )
}
