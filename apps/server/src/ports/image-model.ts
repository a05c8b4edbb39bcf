import type { FigureDescription, SceneDescription } from '@faith-fables/illustrator/scene-description'

export interface PictureOrder {
  scene: SceneDescription
  cast: FigureDescription[]
  /** Id of the illustration style. */
  style: string
  /** The same order gives the same picture. */
  seed: string
  /** 0 for the first picture of an attempt, 1 for the second, ... */
  candidate: number
  /** Which page of its story it is, counted from 0: neighbours are to look different. */
  page: number
}

/** A drawn picture in the widths of the contract: 1024, 512 and 256 px, as WebP. */
export interface DrawnPicture {
  large: Uint8Array
  medium: Uint8Array
  small: Uint8Array
}

/** Whoever draws: the built-in illustrator or a hosted model. */
export interface ImageModel {
  draw(order: PictureOrder, signal: AbortSignal): Promise<DrawnPicture>
  /** The scene as the parent's words change it; what they do not speak of stays. */
  reviseScene(scene: SceneDescription, cast: FigureDescription[], feedback: string): SceneDescription
  /** One sentence for people who cannot see the picture. */
  describe(scene: SceneDescription): string
  close(): Promise<void>
}
