import type { Character, CharacterReading } from '@faith-fables/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { canBeDrawn } from '../../../api/parent/portrait-query.ts'
import { closeReadingQuery, readingQuery } from '../../../api/parent/reading-query.ts'
import { useSession } from '../../../session/session.ts'
import { useSettled } from '../../../ui/browser/use-settled.ts'

/** A closer reading costs whoever runs the product something: it is asked for once the typing rests, in milliseconds. */
const closerPause = 1000

/**
 * What is understood of a character as far as it is typed, and more of it once a hosted listener has read it, where there is one; the
 * last reading until there is another, null while there is none, and without a connection.
 */
export function useReading(typed: Character): CharacterReading | null {
  const { status } = useSession()
  const isAsked = status === 'signed-in' && canBeDrawn(typed)
  const { data, isError, isPlaceholderData, fetchStatus } = useQuery({
    ...readingQuery(typed),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const rested = useSettled(typed, closerPause)
  const mayBeCloser = isAsked && !isPlaceholderData && data?.mayBeCloser === true
  const closer = useQuery({ ...closeReadingQuery(typed), enabled: mayBeCloser && rested === typed })
  const isStale = isPlaceholderData && fetchStatus === 'paused'
  if (!isAsked || isError || isStale || !data) return null
  if (mayBeCloser && closer.data) return closer.data
  return closer.isError ? { ...data, mayBeCloser: false } : data
}
