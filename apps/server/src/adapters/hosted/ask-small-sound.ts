import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { askSpeaker } from './ask-speaker.ts'
import { fitSound, UnfitSoundError } from './fit-sound.ts'
import { speakingModel, usualVoices } from './speaking-model.ts'

/**
 * Finds out whether a speech model can be asked at all, and says what a page could be made of.
 * @param voice null for the usual one
 * @returns null when it does, and otherwise what is wrong with the sound
 * @throws SupplierError when it does not answer
 */
export async function askSmallSound(
  setting: ModelSetting,
  voice: string | null,
  care: SupplierCare,
): Promise<string | null> {
  const speaker = {
    speaking: speakingModel(setting),
    name: `${setting.supplier}:${setting.model}`,
    care,
  }
  const order = { text: 'The lamb sleeps in the sun.', voice: voice ?? usualVoices[setting.supplier] }
  const { signal } = new AbortController()
  try {
    await askSpeaker(speaker, 'small sound', order, (sound) => fitSound(sound, order.text), signal)
    return null
  } catch (error) {
    if (!(error instanceof UnfitSoundError)) throw error
    return error.message
  }
}
