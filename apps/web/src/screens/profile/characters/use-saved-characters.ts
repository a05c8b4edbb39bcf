import type { Character, SavedCharacter } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addCharacterMutation, updateCharacterMutation } from '../../../api/parent/character-queries.ts'
import { useKeptOnDevice } from '../../../components/device/use-kept-on-device.ts'
import { readUnsavedCharacter } from './unsaved-character.ts'

/** What went wrong, and what the server says about it. */
export interface CharacterProblem {
  title: string
  reason: string
}

/**
 * Adds and changes saved characters, one at a time. What is written and not saved opens again on the next visit.
 *
 * @param onDone called with what went well
 */
export function useSavedCharacters(onDone: (message: string) => void) {
  const client = useQueryClient()
  const adding = useMutation(addCharacterMutation(client))
  const updating = useMutation(updateCharacterMutation(client))
  const [unsaved, setUnsaved] = useKeptOnDevice('character', readUnsavedCharacter)
  const editing = unsaved?.editing ?? null
  const stopEditing = () => setUnsaved(null)

  function edit(character: SavedCharacter | 'new') {
    adding.reset()
    updating.reset()
    setUnsaved({ editing: character, written: character === 'new' ? { name: '', details: '' } : character })
  }

  function save(character: Character) {
    const onSuccess = (message: string) => () => {
      stopEditing()
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
    stopEditing,
    written: unsaved?.written ?? null,
    write: (written: Character) => setUnsaved((now) => now && { ...now, written }),
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
