import type { ImageModel } from '../ports/image-model.ts'
import { unexpectedCall } from './unexpected-call.ts'

/** An illustrator that does what the test says, and fails on any other call; closing it is always expected. */
export function scriptedImageModel(script: Partial<ImageModel>): ImageModel {
  return {
    draw: unexpectedCall('draw'),
    reviseScene: unexpectedCall('reviseScene'),
    describe: unexpectedCall('describe'),
    close: async () => {},
    ...script,
  }
}
