import type { PictureOrder } from './image-model.ts'

/** Draws pictures once more as lines, to be coloured. */
export interface Outliner {
  /**
   * @param picture WebP
   * @param order what was asked for when it was drawn, as far as that is known
   * @returns WebP: dark lines on white
   */
  outline(picture: Uint8Array, order: PictureOrder | null, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}
