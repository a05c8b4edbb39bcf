import { fitImage, UnfitImageError } from '@faith-fables/illustrator'
import type { ModelSetting, SupplierCare } from '../../ports/model-setting.ts'
import { askPainter } from './ask-painter.ts'
import { paintingModel } from './painting-model.ts'

/**
 * Finds out whether an image model can be asked at all, and draws what a page could be made of. It costs a picture.
 * @returns null when it does, and otherwise what is wrong with the image
 * @throws SupplierError when it does not answer
 */
export async function askSmallPicture(setting: ModelSetting, care: SupplierCare): Promise<string | null> {
  const name = `${setting.supplier}:${setting.model}`
  const order = {
    purpose: 'small picture',
    prompt: 'One red apple on white paper.',
    references: [],
    isFine: false,
  }
  try {
    const painter = { painting: paintingModel(setting), name, care }
    await askPainter(painter, order, (image) => fitImage(image), new AbortController().signal)
    return null
  } catch (error) {
    if (!(error instanceof UnfitImageError)) throw error
    return error.message
  }
}
