import type { SavedCharacter } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { ApiError } from '../../../api/calls/api-error.ts'
import { deleteCharacterMutation } from '../../../api/parent/character-queries.ts'

/**
 * Deletes a saved character after a question.
 *
 * @param onDone called with what went well
 * @param focusAfter takes the focus when the row with the button is gone
 */
export function useCharacterDeletion(
  onDone: (message: string) => void,
  focusAfter: RefObject<HTMLElement | null>,
) {
  const deleting = useMutation(deleteCharacterMutation(useQueryClient()))
  const [inQuestion, setInQuestion] = useState<SavedCharacter | null>(null)
  const [isAsked, setAsked] = useState(false)
  const finalFocus = useRef<HTMLElement>(null)

  function ask(character: SavedCharacter, button: HTMLElement) {
    deleting.reset()
    finalFocus.current = button
    setInQuestion(character)
    setAsked(true)
  }

  function remove() {
    if (!inQuestion) return
    const { characterId, name } = inQuestion
    deleting.mutate(characterId, {
      onSuccess: () => onDone(`Character "${name}" deleted successfully!`),
      onSettled: (_, error) => {
        if (!error || isGone(error)) finalFocus.current = focusAfter.current
        setAsked(false)
      },
    })
  }

  return {
    isAsked,
    name: inQuestion?.name ?? '',
    ask,
    keep: () => setAsked(false),
    remove,
    isDeleting: deleting.isPending,
    finalFocus,
    /** Why it is still there. */
    problem: deleting.error?.message ?? null,
  }
}

/** Another tab was faster: its row goes too. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

export type CharacterDeletion = ReturnType<typeof useCharacterDeletion>
