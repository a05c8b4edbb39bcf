import type { Character, SavedCharacter } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addCharacterMutation,
  deleteCharacterMutation,
  updateCharacterMutation,
} from '../../../api/character-queries.ts'

/**
 * Adds, changes and deletes saved characters, one at a time.
 *
 * @param onDone called with what went well
 */
export function useSavedCharacters(onDone: (message: string) => void) {
  const client = useQueryClient()
  const adding = useMutation(addCharacterMutation(client))
  const updating = useMutation(updateCharacterMutation(client))
  const deleting = useMutation(deleteCharacterMutation(client))
  const [editing, setEditing] = useState<SavedCharacter | 'new' | null>(null)
  const [inQuestion, setInQuestion] = useState<SavedCharacter | null>(null)

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

  function remove() {
    if (!inQuestion) return
    const { characterId, name } = inQuestion
    deleting.mutate(characterId, {
      onSuccess: () => onDone(`Character "${name}" deleted successfully!`),
      onSettled: () => setInQuestion(null),
    })
  }

  return {
    editing,
    edit,
    stopEditing: () => setEditing(null),
    save,
    isSaving: adding.isPending || updating.isPending,
    saveProblem: saveProblem(adding.isError, updating.isError),
    inQuestion,
    askToDelete(character: SavedCharacter) {
      deleting.reset()
      setInQuestion(character)
    },
    keep: () => setInQuestion(null),
    remove,
    isDeleting: deleting.isPending,
    deleteProblem: deleting.isError ? 'Failed to delete character.' : null,
  }
}

export type SavedCharacters = ReturnType<typeof useSavedCharacters>

function saveProblem(hasAddingFailed: boolean, hasUpdatingFailed: boolean): string | null {
  if (hasAddingFailed) return 'Failed to add character.'
  return hasUpdatingFailed ? 'Failed to update character.' : null
}
