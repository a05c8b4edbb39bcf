import type { StoryLanguageCode } from '@faith-fables/contract'

/** How somebody likes to be read to. */
export interface Manner {
  /** 1 is as the voice speaks by itself. */
  rate: number
  /** Null for the one that the device chooses. */
  voice: SpeechSynthesisVoice | null
  /** Of what is read: a device that chooses the voice chooses one of it. */
  language: StoryLanguageCode
}

export interface Speech {
  text: string
  manner: Manner
  /** Where the voice tells it: the place of each word as it is spoken. */
  onWord: (place: number) => void
  onEnd: () => void
  /** The device has no voice, or lost it. */
  onFailure: () => void
}

/** Never on the server, where screens are rendered. */
export const canSpeak = (): boolean =>
  typeof window !== 'undefined' && 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Says one sentence in the place of any other. @returns what ends it before its time, without a word more from it */
export function speak({ text, manner, onWord, onEnd, onFailure }: Speech): () => void {
  const { speechSynthesis } = window
  let isHeard = true
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = manner.voice?.lang ?? manner.language
  utterance.voice = manner.voice
  utterance.rate = manner.rate
  utterance.onboundary = ({ name, charIndex }) => {
    if (isHeard && name !== 'sentence') onWord(charIndex)
  }
  utterance.onend = () => isHeard && onEnd()
  utterance.onerror = () => isHeard && onFailure()
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return () => {
    isHeard = false
    speechSynthesis.cancel()
  }
}
