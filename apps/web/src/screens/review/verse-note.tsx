import type { GenerationRecord } from '@faith-fables/contract'
import { verseWarning } from '@faith-fables/contract/verse-warning'
import { useQuery } from '@tanstack/react-query'
import { bibleVersesQuery } from '../../api/reference-queries.ts'
import { Note } from '../../ui/note.tsx'

export interface VerseNoteProps {
  record: GenerationRecord
  /** As it stands in the field. */
  text: string
}

/** Warns, while the parent types, that the verse no longer stands in the text as it should. It stops nothing. */
export function VerseNote({ record, text }: VerseNoteProps) {
  const { bibleVerseId } = record.originalPrompt
  const { data: verses } = useQuery({ ...bibleVersesQuery, enabled: bibleVerseId !== null })
  const verse = verses?.find(({ _id }) => _id === bibleVerseId)
  // Without the verses at hand, the server's word on the text it has must do.
  const warning = verse ? verseWarning(verse, text) : record.verseWarning
  if (warning === null) return null
  return (
    <Note tone="warning" title="About the verse">
      <p>{warning}</p>
    </Note>
  )
}
