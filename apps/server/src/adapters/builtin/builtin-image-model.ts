import {
  createDrawingPool,
  describePicture,
  reviseScene,
  type StyleId,
  styles,
} from '@faith-fables/illustrator'
import type { ImageModel } from '../../ports/image-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'

/** The illustrator that comes with the product; it draws on threads of its own. */
export function createBuiltinImageModel({ threads }: { threads: number }): ImageModel {
  const pool = createDrawingPool({ threads })
  return {
    async draw({ style, ...order }, signal) {
      if (!isStyleId(style))
        throw new SupplierError(`The illustrator has no style ${style}.`, { retryable: false })
      return pool.draw({ style, ...order }, { signal })
    },
    reviseScene,
    describe: describePicture,
    close: () => pool.close(),
  }
}

function isStyleId(style: string): style is StyleId {
  return styles.some(({ id }) => id === style)
}
