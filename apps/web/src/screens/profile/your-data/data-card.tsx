import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../api/calls/api-error.ts'
import {
  accountDeletionQuery,
  downloadDataMutation,
  keepAccountMutation,
} from '../../../api/parent/personal-data-queries.ts'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { saveFile } from '../../../components/device/save-file.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** What we hold of the parent: to take along, and to have deleted. */
export function DataCard({ onDone }: { onDone: (message: string) => void }) {
  return (
    <Sheet aria-labelledby="your-data">
      <SheetHead id="your-data" title="Your Data" ornament="book" />
      <div className="stack gap-5">
        <TakeAlong onDone={onDone} />
        <Leaving onDone={onDone} />
      </div>
    </Sheet>
  )
}

function TakeAlong({ onDone }: { onDone: (message: string) => void }) {
  const downloading = useMutation({
    ...downloadDataMutation,
    onSuccess: (bytes) => {
      saveFile(bytes, { title: 'Faith Fables', ending: 'zip', contentType: 'application/zip' })
      onDone('Your data lies among your downloads.')
    },
  })
  return (
    <div className="stack gap-2">
      <p>
        Everything we keep of you in one ZIP: stories, drafts, pictures, characters, tokens and collections.
      </p>
      <RefusalNote title="Your data could not be downloaded." error={downloading.error} />
      <div>
        <Button busy={downloading.isPending} onClick={() => !downloading.isPending && downloading.mutate()}>
          <Download className="icon" aria-hidden="true" />
          Download my data
        </Button>
      </div>
      <p role="status">{downloading.isPending && 'Everything is being packed. That can take a minute.'}</p>
    </div>
  )
}

function Leaving({ onDone }: { onDone: (message: string) => void }) {
  const { data: deletion } = useQuery(accountDeletionQuery)
  const [isAsking, setAsking] = useState(false)
  if (!deletion) return null
  if (deletion.deletesAt) return <Going deletesAt={deletion.deletesAt} onDone={onDone} />
  return (
    <div className="stack gap-2">
      <p>You can have your account deleted, with everything in it.</p>
      <div>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          <Trash2 className="icon" aria-hidden="true" />
          Delete my account
        </Button>
      </div>
      {isAsking && (
        <DeleteAccountDialog hasPassword={deletion.hasPassword} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

function Going({ deletesAt, onDone }: { deletesAt: string; onDone: (message: string) => void }) {
  const keeping = useMutation(keepAccountMutation(useQueryClient()))
  return (
    <Note
      tone="warning"
      title={
        <>
          Your account will be deleted on <LocalDate moment={deletesAt} />.
        </>
      }
    >
      <p>Until then everything is as it was.</p>
      {keeping.error && <p role="alert">{messageOf(keeping.error)}</p>}
      <Button
        tone="primary"
        busy={keeping.isPending}
        onClick={() =>
          keeping.mutate(undefined, { onSuccess: () => onDone('Your account stays. We are glad.') })
        }
      >
        Keep my account
      </Button>
    </Note>
  )
}
