import type { StoryLanguageCode } from '@faith-fables/contract'
import { useMemo, useSyncExternalStore } from 'react'

/** What is chosen where the device chooses. */
export const deviceVoice = 'The device’s own'

let known: readonly SpeechSynthesisVoice[] = []

/** The voices of this device that speak this language; some devices tell them a moment late. */
export function useVoices(language: StoryLanguageCode): readonly SpeechSynthesisVoice[] {
  const voices = useSyncExternalStore(follow, read, () => known)
  return useMemo(
    () => voices.filter(({ lang }) => new RegExp(`^${language}\\b`, 'i').test(lang)),
    [voices, language],
  )
}

function follow(tell: () => void): () => void {
  window.speechSynthesis?.addEventListener('voiceschanged', tell)
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', tell)
}

/** The same list as long as it holds the same voices. */
function read(): readonly SpeechSynthesisVoice[] {
  const voices = window.speechSynthesis?.getVoices() ?? []
  const isSame = voices.length === known.length && voices.every((voice, place) => voice === known[place])
  if (!isSame) known = voices
  return known
}
