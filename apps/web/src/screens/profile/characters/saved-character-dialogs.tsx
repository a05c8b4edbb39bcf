import { CharacterEditor } from '../../../components/character/character-editor.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { CharacterDeletion } from './use-character-deletion.ts'
import type { SavedCharacters } from './use-saved-characters.ts'

/** Where a saved character is written or changed. */
export function SavedCharacterEditor({ saved }: { saved: SavedCharacters }) {
  const { editing, problem } = saved
  if (!editing) return null
  return (
    <CharacterEditor
      place="profile"
      character={editing === 'new' ? null : editing}
      onClose={saved.stopEditing}
      written={saved.written}
      onWrite={saved.write}
      onSave={saved.save}
      busy={saved.isSaving}
      problem={
        problem && (
          <>
            <p className="font-bold">{problem.title}</p>
            <p>{problem.reason}</p>
          </>
        )
      }
    />
  )
}

/** Asks before a saved character is lost. */
export function DeleteCharacterQuestion({ deletion }: { deletion: CharacterDeletion }) {
  return (
    <ConfirmDialog
      open={deletion.isAsked}
      onClose={deletion.keep}
      title="Delete this character?"
      confirmLabel="Delete"
      onConfirm={deletion.remove}
      busy={deletion.isDeleting}
      finalFocus={deletion.finalFocus}
    >
      <p>{`Are you sure you want to delete "${deletion.name}"? This action cannot be undone.`}</p>
    </ConfirmDialog>
  )
}
