import type { GenerationRecord } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { bibleVersesQuery } from '../../../api/making/reference-queries.ts'

/**
 * The verse as the story prints it; undefined for a moral value, in a language in which none is quoted, and while the verses are
 * not there.
 */
export function useVerse({ originalPrompt: { bibleVerseId }, language, translatedVerse }: GenerationRecord) {
  const isEnglish = language === undefined
  const { data: verses } = useQuery({ ...bibleVersesQuery, enabled: isEnglish && bibleVerseId !== null })
  if (!isEnglish) return translatedVerse ?? undefined
  return verses?.find(({ _id }) => _id === bibleVerseId)
}
