import type { Collection } from '@faith-fables/contract'
import { collectionNameRule } from '@faith-fables/contract/field-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useKeyedMutation } from '../../api/calls/use-keyed-mutation.ts'
import {
  collectionsQuery,
  createCollection,
  renameCollectionMutation,
} from '../../api/stories/collection-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { useCheckedField } from '../../components/forms/use-checked-field.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

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
  const name = useCheckedField('name', collectionNameRule, initial)

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
      <form id={form} className="stack" noValidate onSubmit={name.submitting(onName)}>
        <RefusalNote title="The name could not be kept." error={error} />
        <TextField
          {...name.field}
          label="Name"
          placeholder="Advent 2026"
          hint="Whoever you give a link to the collection reads it, too."
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
