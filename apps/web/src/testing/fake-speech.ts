import { vi } from 'vitest'

interface FakeSpeech<Utterance> {
  voices?: { name: string; lang: string }[]
  speak?(utterance: Utterance): void
}

/** A browser that speaks with these voices, or has none; what is spoken is given to `speak`. */
export function fakeSpeech<Utterance>(
  utterance: unknown,
  { voices = [], speak = () => {} }: FakeSpeech<Utterance> = {},
): void {
  vi.stubGlobal('SpeechSynthesisUtterance', utterance)
  vi.stubGlobal('speechSynthesis', {
    speak,
    cancel: () => {},
    getVoices: () => voices,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
}
