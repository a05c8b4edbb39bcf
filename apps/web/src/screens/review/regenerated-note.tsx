import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { scrollHere } from '../../ui/scroll-here.ts'

export interface RegeneratedNoteProps {
  /** Edits that the new version has replaced; null when there were none. */
  replacedEdits: string | null
  onRestore: (text: string) => void
}

/** A new version stands in the field. */
export function RegeneratedNote({ replacedEdits, onRestore }: RegeneratedNoteProps) {
  return (
    <div ref={scrollHere}>
      <Note tone="good" title="Story has been regenerated! Review the changes below.">
        {replacedEdits !== null && (
          <>
            <p>What you typed meanwhile is not lost.</p>
            <Button className="mt-2" onClick={() => onRestore(replacedEdits)}>
              Restore my edits
            </Button>
          </>
        )}
      </Note>
    </div>
  )
}
