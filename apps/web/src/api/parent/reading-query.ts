import type { Character, CharacterReading } from '@faith-fables/contract'
import { visibleName, visibleText } from '@faith-fables/contract/visible-text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** What is understood of a character. The same words are asked for once, and a call that nobody waits for is called off. */
export function readingQuery({ name, details }: Character) {
  const words = { name: visibleName(name), details: visibleText(details) }
  return queryOptions({
    queryKey: ['parent', 'reading', words.name, words.details],
    queryFn: ({ signal }): Promise<CharacterReading> => call('readCharacter', { body: words, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a hosted listener understands of it; where that fails, the reading that is there already has to do. */
export function closeReadingQuery({ name, details }: Character) {
  const words = { name: visibleName(name), details: visibleText(details), closely: true }
  return queryOptions({
    queryKey: ['parent', 'close-reading', words.name, words.details],
    queryFn: ({ signal }): Promise<CharacterReading> => call('readCharacter', { body: words, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
