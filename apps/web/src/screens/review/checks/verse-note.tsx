import type { GenerationRecord } from '@faith-fables/contract'
import { verseWarning } from '@faith-fables/contract/verse-warning'
import { Note } from '../../../ui/messages/note.tsx'
import { useVerse } from './use-verse.ts'

export interface VerseNoteProps {
  record: GenerationRecord
  /** As it stands in the field. */
  text: string
}

/** Warns, while the parent types, that the verse no longer stands in the text as it should. It stops nothing. */
export function VerseNote({ record, text }: VerseNoteProps) {
  const verse = useVerse(record)
  // Without the verses at hand, the server's word on the text it has must do.
  const warning = verse ? verseWarning(verse, text) : record.verseWarning
  if (warning === null) return null
  return (
    <Note tone="warning" title="About the verse">
      <p>{warning}</p>
    </Note>
  )
}
