import type { ImageModel } from '../../ports/image-model.ts'
import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { createHostedImageModel } from './hosted-image-model.ts'
import { paintingModel } from './painting-model.ts'

/** The painter that an operator named in the settings. */
export const openHostedImageModel = (
  setting: ModelSetting,
  care: SupplierCare,
  illustrator: ImageModel,
): ImageModel =>
  createHostedImageModel(
    { painting: paintingModel(setting), name: `${setting.supplier}:${setting.model}`, care },
    illustrator,
  )
