import type { NewRecording, Recording } from '@faith-fables/contract'
import { checkField, keptField } from '@faith-fables/contract/check-field'
import { readerNameRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { createRecording, recordingsQuery } from '../../api/recording-queries.ts'
import { useKeyedMutation } from '../../api/use-keyed-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'
import { Note } from '../../ui/messages/note.tsx'

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
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const making = useKeyedMutation({
    mutationKey: ['begin-recording', storyId],
    send: (wish: NewRecording, key) => createRecording(storyId, wish, key),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: recordingsQuery(storyId).queryKey })
      onMade(made)
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkField(readerNameRule, name)
    setProblem(found)
    if (found) return focusField(event, 'name')
    making.begin({ name: keptField(readerNameRule, name), isInvited })
  }

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
        {making.error && (
          <Note tone="error" title={isInvited ? 'The link could not be made.' : 'It could not be begun.'}>
            <p>{messageOf(making.error)}</p>
          </Note>
        )}
        <TextField
          label="Who reads?"
          name="name"
          placeholder={isInvited ? 'Grandma' : 'Mama'}
          hint="As your children call them. The story says: “Read by …”."
          autoComplete="off"
          value={name}
          onValueChange={setName}
          error={problem}
        />
        {isInvited && (
          <p className="soft">
            The link only records: whoever has it sees this story and reads it aloud, without an account. It
            opens for {limits.invitationDays} days, and you can take it back whenever you like.
          </p>
        )}
      </form>
    </Dialog>
  )
}
