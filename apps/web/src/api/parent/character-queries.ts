import type { Character } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const savedCharactersKey = ['parent', 'characters'] as const

/** The parent's saved characters, oldest first. */
export const savedCharactersQuery = queryOptions({
  queryKey: savedCharactersKey,
  queryFn: () => call('listCharacters'),
})

/** Also after a failure: the character may have been changed or deleted in another tab. */
function readAgain(client: QueryClient) {
  return client.invalidateQueries({ queryKey: savedCharactersKey })
}

/** Saves a character to the profile. */
export function addCharacterMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (character: Character) => call('addCharacter', { body: character }),
    onSettled: () => readAgain(client),
  })
}

/** Changes a saved character. */
export function updateCharacterMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ characterId, character }: { characterId: string; character: Character }) =>
      call('updateCharacter', { params: { characterId }, body: character }),
    onSettled: () => readAgain(client),
  })
}

/** Removes a saved character. */
export function deleteCharacterMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (characterId: string) => call('deleteCharacter', { params: { characterId } }),
    onSettled: () => readAgain(client),
  })
}
