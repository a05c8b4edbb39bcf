import { type FittedImage, fitImage, UnfitImageError } from '@faith-fables/illustrator'
import { SupplierError } from '../../ports/supplier-error.ts'
import { askPainter, type Painter, type PaintingOrder } from './ask-painter.ts'

export interface WordsToPaint extends PaintingOrder {
  isCover: boolean
}

/** An image that cannot be taken is asked for once more, and then given up: each one is paid for. */
export async function paint(
  painter: Painter,
  order: WordsToPaint,
  signal: AbortSignal,
): Promise<FittedImage> {
  const ask = () => askPainter(painter, order, (image) => fitImage(image, order), signal)
  try {
    return await ask().catch((error: unknown) => {
      if (!(error instanceof UnfitImageError)) throw error
      return ask()
    })
  } catch (error) {
    if (!(error instanceof UnfitImageError)) throw error
    throw new SupplierError(`The model ${painter.name} drew nothing that can be shown: ${error.message}`, {
      retryable: false,
      cause: error,
    })
  }
}
