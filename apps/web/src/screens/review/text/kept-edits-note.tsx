import { Button } from '../../../ui/buttons/button.tsx'
import { Note } from '../../../ui/messages/note.tsx'

export interface KeptEditsNoteProps {
  /** What stands in the field was typed on an earlier visit and is not sent yet. */
  isRestored: boolean
  /** A new version has taken the place of edits. */
  hasReplaced: boolean
  onRestore: () => void
}

/** Where the parent's own words are after a reload, a new sign-in or a new version. */
export function KeptEditsNote({ isRestored, hasReplaced, onRestore }: KeptEditsNoteProps) {
  return (
    <>
      {isRestored && (
        <Note title="Your changes are back">
          <p>
            They were kept on this device and are not sent yet. Approve them or ask for another version when
            you are ready.
          </p>
        </Note>
      )}
      {hasReplaced && (
        <Note title="What you typed is not lost">
          <p>Another text has come in its place. You can have your own words back.</p>
          <Button className="mt-2" onClick={onRestore}>
            Restore my edits
          </Button>
        </Note>
      )}
    </>
  )
}
