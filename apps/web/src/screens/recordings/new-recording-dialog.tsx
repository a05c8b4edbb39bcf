import type { LinkLasts, NewRecording, Recording } from '@faith-fables/contract'
import { readerNameRule } from '@faith-fables/contract/field-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useKeyedMutation } from '../../api/calls/use-keyed-mutation.ts'
import { createRecording, recordingsQuery } from '../../api/stories/recording-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { useCheckedField } from '../../components/forms/use-checked-field.ts'
import { LastsSelect } from '../../components/sharing/lasts-select.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export interface NewRecordingDialogProps {
  storyId: string
  /** By a link; else the parent herself. */
  isInvited: boolean
  onClose: () => void
  onMade: (recording: Recording) => void
}

/** Asks who reads. */
export function NewRecordingDialog({ storyId, isInvited, onClose, onMade }: NewRecordingDialogProps) {
  const form = useId()
  const client = useQueryClient()
  const name = useCheckedField('name', readerNameRule)
  const [lasts, setLasts] = useState<LinkLasts>('month')
  const making = useKeyedMutation({
    mutationKey: ['begin-recording', storyId],
    send: (wish: NewRecording, key) => createRecording(storyId, wish, key),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: recordingsQuery(storyId).queryKey })
      onMade(made)
    },
  })

  const submit = name.submitting((kept) => making.begin({ name: kept, isInvited, lasts }))

  return (
    <Dialog
      open
      onClose={onClose}
      title={isInvited ? 'Invite somebody' : 'Read it yourself'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} busy={making.isPending}>
            {isInvited ? 'Make a link' : 'Begin'}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        <RefusalNote
          title={isInvited ? 'The link could not be made.' : 'It could not be begun.'}
          error={making.error}
        />
        <TextField
          {...name.field}
          label="Who reads?"
          placeholder={isInvited ? 'Grandma' : 'Mama'}
          hint="As your children call them. The story says: “Read by …”."
          autoComplete="off"
        />
        {isInvited && (
          <>
            <LastsSelect value={lasts} onValueChange={setLasts} />
            <p className="soft">
              The link only records: whoever has it sees this story and reads it aloud, without an account.
              You can take it back whenever you like.
            </p>
          </>
        )}
      </form>
    </Dialog>
  )
}
