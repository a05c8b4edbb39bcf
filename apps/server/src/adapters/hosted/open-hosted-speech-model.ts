import type { ModelSetting, Supplier, SupplierCare } from '../../ports/model-setting.ts'
import type { SpeechModel } from '../../ports/speech-model.ts'
import { createHostedSpeechModel } from './hosted-speech-model.ts'
import { speakingModel, usualVoices } from './speaking-model.ts'

/** As parents know them. */
const names: Readonly<Record<Supplier, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'a server that the operator of this site has chosen',
}

/**
 * The voice that an operator named in the settings.
 * @param voice as the supplier calls it; null for the usual one
 */
export const openHostedSpeechModel = (
  setting: ModelSetting,
  voice: string | null,
  care: SupplierCare,
): SpeechModel =>
  createHostedSpeechModel(
    {
      speaking: speakingModel(setting),
      name: `${setting.supplier}:${setting.model}`,
      care,
    },
    { voice: voice ?? usualVoices[setting.supplier], sentTo: names[setting.supplier] },
  )
