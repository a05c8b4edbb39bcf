import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import type { TextModel } from '../../ports/text-model.ts'
import { createHostedTextModel } from './hosted-text-model.ts'
import { languageModel } from './language-model.ts'

/** The writer that an operator named in the settings. */
export const openHostedTextModel = (setting: ModelSetting, care: SupplierCare): TextModel =>
  createHostedTextModel({
    model: languageModel(setting),
    name: `${setting.supplier}:${setting.model}`,
    care,
  })
