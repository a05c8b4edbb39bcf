import type { SpeechModel, SpeechOrder, SpokenSound } from '../../ports/speech-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { askSpeaker, type Speaker } from './ask-speaker.ts'
import { fitSound, UnfitSoundError } from './fit-sound.ts'

/**
 * A model of a supplier, or of a server of one's own, reads pages aloud. It is sent them as they stand, with every name: one that is
 * spoken cannot be put in afterwards.
 */
export function createHostedSpeechModel(
  speaker: Speaker,
  { voice, sentTo }: Pick<SpeechModel, 'voice' | 'sentTo'>,
): SpeechModel {
  return {
    name: speaker.name,
    voice,
    sentTo,
    speak: (order, signal) => speak(speaker, order, signal),
  }
}

/** A sound that cannot be taken is asked for once more, and then given up: each one is paid for. */
async function speak(speaker: Speaker, order: SpeechOrder, signal: AbortSignal): Promise<SpokenSound> {
  const ask = () => askSpeaker(speaker, 'narration', order, (sound) => fitSound(sound, order.text), signal)
  try {
    return await ask().catch((error: unknown) => {
      if (!(error instanceof UnfitSoundError)) throw error
      return ask()
    })
  } catch (error) {
    if (!(error instanceof UnfitSoundError)) throw error
    throw new SupplierError(`The model ${speaker.name} spoke nothing that can be kept: ${error.message}.`, {
      retryable: false,
      cause: error,
    })
  }
}
