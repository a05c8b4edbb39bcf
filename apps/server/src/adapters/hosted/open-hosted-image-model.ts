import type { ImageModel } from '../../ports/image-model.ts'
import type { ModelSetting, NoteCall } from '../../ports/model-setting.ts'
import { createHostedImageModel } from './hosted-image-model.ts'
import { paintingModel } from './painting-model.ts'

/** The painter that an operator named in the settings. */
export const openHostedImageModel = (
  setting: ModelSetting,
  noteCall: NoteCall,
  illustrator: ImageModel,
): ImageModel =>
  createHostedImageModel(
    { painting: paintingModel(setting), name: `${setting.supplier}:${setting.model}`, noteCall },
    illustrator,
  )
