import { useSyncExternalStore } from 'react'

/** What is chosen where the device chooses. */
export const deviceVoice = 'The device’s own'

let known: readonly SpeechSynthesisVoice[] = []

/** The English voices of this device; some devices tell them a moment late. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(follow, read, () => known)
}

function follow(tell: () => void): () => void {
  window.speechSynthesis?.addEventListener('voiceschanged', tell)
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', tell)
}

/** The same list as long as it holds the same voices. */
function read(): readonly SpeechSynthesisVoice[] {
  const voices = (window.speechSynthesis?.getVoices() ?? []).filter(({ lang }) => /^en\b/i.test(lang))
  const isSame = voices.length === known.length && voices.every((voice, place) => voice === known[place])
  if (!isSame) known = voices
  return known
}
