/** Whether this browser has everything that recording needs; an address without encryption has not. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' &&
  typeof OfflineAudioContext === 'function' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function'

export const cannotRecord =
  'This browser cannot record. Please open this page in a new Chrome, Edge, Firefox or Safari, on a phone or on a computer with a microphone.'

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The microphone is not allowed here. Press the sign beside the address at the top of the browser, allow the microphone, and try again.',
  NotFoundError: 'No microphone was found. Plug one in, or open this page on a phone, and try again.',
  NotReadableError: 'Something else is using the microphone, such as a call. End that, and try again.',
}

/** What somebody is told whose microphone did not open, and what to do about it. */
export function microphoneProblem(error: unknown): string {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  return (
    sentences[name] ??
    'The microphone could not be opened. Please load this page again, or try another device.'
  )
}
