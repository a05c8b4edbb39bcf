import type { Character } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { addCharacterMutation } from '../../../api/parent/character-queries.ts'
import { addToStory, type ListChange, replaceInStory } from './story-characters.ts'

/** What happened last; it vanishes by itself. */
export interface PassingMessage {
  sentence: string
  isRefusal: boolean
}

/** What is being written: a new character, or the one at this place of the story. */
type Editing = { place: number | 'new'; refusal: string | null }

/** Adds, changes and removes the characters of the story, and says what happened. */
export function useCharacterManager(
  characters: readonly Character[],
  onChange: (characters: readonly Character[]) => void,
) {
  const [message, setMessage] = useState<PassingMessage | null>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const saving = useMutation(addCharacterMutation(useQueryClient()))

  const endMessage = useCallback(
    (ended: PassingMessage | null) => setMessage((current) => (current === ended ? null : current)),
    [],
  )
  const tell = (sentence: string) => setMessage({ sentence, isRefusal: false })

  /** Answers the refusal, null when the change was made. */
  function apply(change: ListChange): string | null {
    if (change.refusal !== undefined) return change.refusal
    onChange(change.characters)
    return null
  }

  /** The story gets the character at once; the profile's answer only decides what is said about it. */
  function saveToProfile(character: Character) {
    saving.mutate(character, {
      onSuccess: () => tell('Character added to story. And saved to profile!'),
      onError: () =>
        setMessage({ sentence: 'Character added to story. Failed to save character.', isRefusal: true }),
    })
  }

  return {
    message,
    endMessage,
    editing,
    edit: (place: number | 'new') => setEditing({ place, refusal: null }),
    stopEditing: () => setEditing(null),

    /** Saves what the editor holds; a refusal stays in the editor. */
    save(character: Character, alsoToProfile: boolean) {
      if (!editing) return
      const { place } = editing
      const refusal = apply(
        place === 'new' ? addToStory(characters, character) : replaceInStory(characters, place, character),
      )
      if (refusal !== null) return setEditing({ place, refusal })
      setEditing(null)
      if (place !== 'new') tell('Character updated in story.')
      else if (alsoToProfile) saveToProfile(character)
      else tell('Character added to story.')
    },

    addSaved(character: Character) {
      const refusal = apply(addToStory(characters, character))
      setMessage({ sentence: refusal ?? 'Character added to story.', isRefusal: refusal !== null })
    },

    remove(place: number) {
      onChange(characters.toSpliced(place, 1))
      tell('Character removed from story.')
    },
  }
}

export type CharacterManager = ReturnType<typeof useCharacterManager>
