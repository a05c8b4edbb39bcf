import { CharacterEditor } from '../../../components/character-editor.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { SavedCharacters } from './use-saved-characters.ts'

/** What lies over the page while a saved character is written, or its deletion is in question. */
export function SavedCharacterDialogs({ saved }: { saved: SavedCharacters }) {
  const { editing, inQuestion } = saved
  return (
    <>
      {editing && (
        <CharacterEditor
          place="profile"
          character={editing === 'new' ? null : editing}
          onClose={saved.stopEditing}
          onSave={saved.save}
          busy={saved.isSaving}
          problem={saved.saveProblem}
        />
      )}
      <ConfirmDialog
        open={inQuestion !== null}
        onClose={saved.keep}
        title="Delete this character?"
        confirmLabel="Delete"
        onConfirm={saved.remove}
        busy={saved.isDeleting}
      >
        <p>{`Are you sure you want to delete "${inQuestion?.name ?? ''}"? This action cannot be undone.`}</p>
      </ConfirmDialog>
    </>
  )
}
