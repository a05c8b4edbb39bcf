import type { Character, SavedCharacter } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addCharacterMutation, updateCharacterMutation } from '../../../api/character-queries.ts'

/** What went wrong, and what the server says about it. */
export interface CharacterProblem {
  title: string
  reason: string
}

/**
 * Adds and changes saved characters, one at a time.
 *
 * @param onDone called with what went well
 */
export function useSavedCharacters(onDone: (message: string) => void) {
  const client = useQueryClient()
  const adding = useMutation(addCharacterMutation(client))
  const updating = useMutation(updateCharacterMutation(client))
  const [editing, setEditing] = useState<SavedCharacter | 'new' | null>(null)

  function edit(character: SavedCharacter | 'new') {
    adding.reset()
    updating.reset()
    setEditing(character)
  }

  function save(character: Character) {
    const onSuccess = (message: string) => () => {
      setEditing(null)
      onDone(message)
    }
    if (editing === 'new') adding.mutate(character, { onSuccess: onSuccess('Character added successfully!') })
    else if (editing) {
      const { characterId } = editing
      updating.mutate({ characterId, character }, { onSuccess: onSuccess('Character updated successfully!') })
    }
  }

  return {
    editing,
    edit,
    stopEditing: () => setEditing(null),
    save,
    isSaving: adding.isPending || updating.isPending,
    problem:
      problemOf('Failed to add character.', adding) ?? problemOf('Failed to update character.', updating),
  }
}

export type SavedCharacters = ReturnType<typeof useSavedCharacters>

function problemOf(title: string, { error }: { error: Error | null }): CharacterProblem | null {
  return error && { title, reason: error.message }
}
