import type { CloseReader } from '../../ports/close-reader.ts'
import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { createHostedCloseReader } from './hosted-close-reader.ts'
import { languageModel } from './language-model.ts'

/** The model that an operator named to write stories reads them once more. */
export const openHostedCloseReader = (setting: ModelSetting, care: SupplierCare): CloseReader =>
  createHostedCloseReader({
    model: languageModel(setting),
    name: `${setting.supplier}:${setting.model}`,
    care,
  })
