import type { GenerationRecord } from '@faith-fables/contract'
import { verseWarning } from '@faith-fables/contract/verse-warning'
import { useQuery } from '@tanstack/react-query'
import { bibleVersesQuery } from '../../api/reference-queries.ts'

/** What the parent is warned of about the verse, as the text stands now; null when all is well. */
export function useVerseWarning(record: GenerationRecord, text: string): string | null {
  const { bibleVerseId } = record.originalPrompt
  const { data: verses } = useQuery({ ...bibleVersesQuery, enabled: bibleVerseId !== null })
  const verse = verses?.find(({ _id }) => _id === bibleVerseId)
  // Without the verses at hand, the server's word on the text it has must do.
  return verse ? verseWarning(verse, text) : record.verseWarning
}
