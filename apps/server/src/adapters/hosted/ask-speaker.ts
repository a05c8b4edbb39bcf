import { generateSpeech, NoSpeechGeneratedError } from 'ai'
import type { SupplierCare } from '../../ports/model-setting.ts'
import type { SpeechOrder } from '../../ports/speech-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { beginNote } from './call-notes.ts'
import type { SpeakingModel } from './speaking-model.ts'
import { supplierError } from './supplier-errors.ts'

/** A speech model, and who takes care of how often it is asked, and writes it down. */
export interface Speaker {
  speaking: SpeakingModel
  /** As the operator named it: 'openai:gpt-4o-mini-tts'. */
  name: string
  care: SupplierCare
}

/** A page of four thousand characters takes a minute; what takes longer is broken. A job has five, and may ask twice. */
const longestSeconds = 120

/**
 * Has one page spoken; where the supplier is busy and says for how short a time, asks once more.
 * @param purpose what for, in the log: 'narration'
 * @param take looks at the bytes that came, and makes of them what is wanted
 * @throws SupplierError when it does not answer
 */
export const askSpeaker = <Taken>(
  speaker: Speaker,
  purpose: string,
  order: SpeechOrder,
  take: (sound: Uint8Array) => Promise<Taken>,
  signal: AbortSignal,
): Promise<Taken> => speaker.care.pass(() => askOnce(speaker, purpose, order, take, signal), signal)

async function askOnce<Taken>(
  { speaking, name, care }: Speaker,
  purpose: string,
  { text, voice }: SpeechOrder,
  take: (sound: Uint8Array) => Promise<Taken>,
  signal: AbortSignal,
): Promise<Taken> {
  const note = beginNote(care.note, { supplier: name, purpose })
  // Suppliers count what is spoken by its characters, and the library tells no tokens.
  const usage = { inputTokens: text.length, outputTokens: 0 }
  const answer = await generateSpeech({
    ...speaking,
    text,
    voice,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(longestSeconds * 1000)]),
  }).catch((error: unknown) => {
    const isSilent = NoSpeechGeneratedError.isInstance(error)
    note(isSilent ? 'unreadable' : 'failed', isSilent ? usage : undefined)
    if (signal.aborted) throw error
    if (isSilent)
      throw new SupplierError(`The model ${name} answered without a sound.`, {
        retryable: false,
        cause: error,
      })
    throw supplierError(name, error, longestSeconds)
  })
  const answeredAt = performance.now()
  try {
    const taken = await take(answer.audio.uint8Array)
    note('answered', usage, answeredAt)
    return taken
  } catch (error) {
    note('unreadable', usage, answeredAt)
    throw error
  }
}
