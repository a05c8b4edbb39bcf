import type { Character, CharacterReading } from '@faith-fables/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { canBeDrawn } from '../../../api/parent/portrait-query.ts'
import { readingQuery } from '../../../api/parent/reading-query.ts'
import { useSession } from '../../../session/session.ts'

/** What is understood of a character as far as it is typed; the last reading until there is another, null while there is none, and without a connection. */
export function useReading(typed: Character): CharacterReading | null {
  const { status } = useSession()
  const isAsked = status === 'signed-in' && canBeDrawn(typed)
  const { data, isError, isPlaceholderData, fetchStatus } = useQuery({
    ...readingQuery(typed),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const isStale = isPlaceholderData && fetchStatus === 'paused'
  return isAsked && !isError && !isStale ? (data ?? null) : null
}
