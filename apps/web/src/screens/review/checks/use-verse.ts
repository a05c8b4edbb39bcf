import type { GenerationRecord } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { bibleVersesQuery } from '../../../api/making/reference-queries.ts'

/** The verse of a story; undefined for a moral value, and while the verses are not there. */
export function useVerse({ originalPrompt: { bibleVerseId } }: GenerationRecord) {
  const { data: verses } = useQuery({ ...bibleVersesQuery, enabled: bibleVerseId !== null })
  return verses?.find(({ _id }) => _id === bibleVerseId)
}
