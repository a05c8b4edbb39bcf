import type { Listener } from '../../ports/listener.ts'
import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { createHostedListener } from './hosted-listener.ts'
import { languageModel } from './language-model.ts'

/** The listener that an operator named in the settings. */
export const openHostedListener = (setting: ModelSetting, care: SupplierCare): Listener =>
  createHostedListener({
    model: languageModel(setting),
    name: `${setting.supplier}:${setting.model}`,
    care,
  })
