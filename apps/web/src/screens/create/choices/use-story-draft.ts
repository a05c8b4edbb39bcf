import type { Character } from '@faith-fables/contract'
import { useState } from 'react'
import { useDeviceState } from '../../../ui/browser/use-device-state.ts'
import { forgetStoredDraft, readStoredDraft, storeDraft } from './stored-draft.ts'
import type { StoryChoices } from './story-form.ts'

/**
 * The parent's choices, kept on the device with each change.
 *
 * @param sent choices of a story that is under way: the form begins with these
 * @param firstSaved goes into a story that has never had a character; undefined until known. Once it is there it
 *   stays, whatever becomes of it in the profile, and is removed like any other.
 */
export function useStoryDraft(uid: string, sent: StoryChoices | null, firstSaved: Character | undefined) {
  const [chosen, setChosen] = useDeviceState<StoryChoices>(() => sent ?? readStoredDraft(uid), {})
  const [first, setFirst] = useState<Character>()
  if (first === undefined && firstSaved) setFirst({ name: firstSaved.name, details: firstSaved.details })
  const choices = chosen.characters === undefined && first ? { ...chosen, characters: [first] } : chosen

  function change(changes: StoryChoices) {
    const next = { ...choices, ...changes }
    setChosen(next)
    storeDraft(uid, next)
  }

  return {
    choices,
    /** The parent has chosen or typed something, now or on an earlier visit. */
    isBegun: Object.keys(chosen).length > 0,
    change,
    /** Puts the choices on the device again, after a story that came to nothing. */
    keep: () => storeDraft(uid, choices),
    /** Takes the choices from the device, once they are sent. The form itself stays as it is. */
    forget: () => forgetStoredDraft(uid),
  }
}
