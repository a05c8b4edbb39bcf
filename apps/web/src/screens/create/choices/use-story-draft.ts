import type { Character } from '@faith-fables/contract'
import { useState } from 'react'
import { forgetStoredDraft, readStoredDraft, storeDraft } from './stored-draft.ts'
import type { StoryChoices } from './story-form.ts'

/**
 * The parent's choices, kept on the device with each change.
 *
 * @param sent choices of a story that is under way: the form begins with these
 * @param firstSaved goes into a story that has never had a character; undefined until known. Once it is there the
 *   choices hold it like any other, so that a removal counts.
 */
export function useStoryDraft(uid: string, sent: StoryChoices | null, firstSaved: Character | undefined) {
  const [choices, setChoices] = useState<StoryChoices>(() => sent ?? readStoredDraft(uid))
  if (choices.characters === undefined && firstSaved !== undefined) {
    setChoices({ ...choices, characters: [{ name: firstSaved.name, details: firstSaved.details }] })
  }

  function change(changes: StoryChoices) {
    const next = { ...choices, ...changes }
    setChoices(next)
    storeDraft(uid, next)
  }

  return {
    choices,
    change,
    /** Puts the choices on the device again, after a story that came to nothing. */
    keep: () => storeDraft(uid, choices),
    /** Takes the choices from the device, once they are sent. The form itself stays as it is. */
    forget: () => forgetStoredDraft(uid),
  }
}
