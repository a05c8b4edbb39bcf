import { useEffect, useState } from 'react'
import { useKeptOnDevice } from '../../../components/device/use-kept-on-device.ts'
import {
  areSpent,
  editsAfterRestoring,
  editsAfterSending,
  editsAfterTyping,
  hasUnsavedEdits,
  replacedEdits,
  shownText,
  storedEdits,
} from './story-edits.ts'

/** The text as the parent changes it; kept on the device until the server has it. */
export function useStoryEdits(generationId: string, serverText: string) {
  const [edits, setEdits] = useKeptOnDevice(`story-text.${generationId}`, storedEdits)
  const isUnsaved = hasUnsavedEdits(serverText, edits)
  const [wasKept] = useState(isUnsaved)
  const isSpent = edits !== null && areSpent(serverText, edits)

  useEffect(() => {
    if (isSpent) setEdits(null)
  }, [isSpent, setEdits])

  return {
    text: shownText(serverText, edits),
    isUnsaved,
    /** What stands in the field was typed on an earlier visit. */
    isRestored: wasKept && isUnsaved,
    /** What a new text took the place of; null when nothing. */
    replaced: replacedEdits(serverText, edits),
    edit: (text: string) => setEdits((current) => editsAfterTyping(serverText, current, text)),
    restore: () => setEdits((current) => editsAfterRestoring(serverText, current)),
    markSent: (text: string) => setEdits((current) => editsAfterSending(serverText, current, text)),
    discard: () => setEdits(null),
  }
}
