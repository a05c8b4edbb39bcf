import type { Collection } from '@faith-fables/contract'
import { checkField, keptField } from '@faith-fables/contract/check-field'
import { collectionNameRule } from '@faith-fables/contract/field-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { collectionsQuery, createCollection, renameCollectionMutation } from '../../api/collection-queries.ts'
import { useKeyedMutation } from '../../api/use-keyed-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'
import { Note } from '../../ui/messages/note.tsx'

export interface NewCollectionDialogProps {
  onClose: () => void
  onMade: (collection: Collection) => void
}

export function NewCollectionDialog({ onClose, onMade }: NewCollectionDialogProps) {
  const client = useQueryClient()
  const making = useKeyedMutation({
    mutationKey: ['make-collection'],
    send: (name: string, key) => createCollection(name, key),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: collectionsQuery.queryKey })
      onMade(made)
    },
  })
  return (
    <NameDialog
      title="New Collection"
      confirmLabel="Make it"
      isBusy={making.isPending}
      error={making.error}
      onClose={onClose}
      onName={making.begin}
    />
  )
}

export interface RenameDialogProps {
  collection: { id: string; name: string }
  onClose: () => void
}

export function RenameDialog({ collection: { id, name }, onClose }: RenameDialogProps) {
  const renaming = useMutation(renameCollectionMutation(useQueryClient(), id))
  return (
    <NameDialog
      title="Rename Collection"
      confirmLabel="Save"
      initial={name}
      isBusy={renaming.isPending}
      error={renaming.error}
      onClose={onClose}
      onName={(wanted) => renaming.mutate(wanted, { onSuccess: onClose })}
    />
  )
}

interface NameDialogProps {
  title: string
  confirmLabel: string
  initial?: string
  isBusy: boolean
  error: Error | null
  onClose: () => void
  onName: (name: string) => void
}

function NameDialog({ title, confirmLabel, initial = '', isBusy, error, onClose, onName }: NameDialogProps) {
  const form = useId()
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkField(collectionNameRule, name)
    setProblem(found)
    if (found) return focusField(event, 'name')
    onName(keptField(collectionNameRule, name))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {error && (
          <Note tone="error" title="The name could not be kept.">
            <p>{messageOf(error)}</p>
          </Note>
        )}
        <TextField
          label="Name"
          name="name"
          placeholder="Advent 2026"
          hint="Whoever you give a link to the collection reads it, too."
          autoComplete="off"
          value={name}
          onValueChange={setName}
          error={problem}
        />
      </form>
    </Dialog>
  )
}
