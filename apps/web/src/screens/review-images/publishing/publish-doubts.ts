import type { Scene } from '@faith-fables/contract'
import { visibleText } from '@faith-fables/contract/visible-text'
import { isBeingDrawn } from '../scenes/scene-pictures.ts'

/** What publishing now would lose, in sentences; empty when it loses nothing. */
export function publishDoubts(scenes: readonly Scene[], wishOf: (sceneIndex: number) => string): string[] {
  return scenes.flatMap((scene) => {
    const number = scene.index + 1
    if (isBeingDrawn(scene))
      return [`Scene ${number} is being drawn again. Its new pictures would come too late for the book.`]
    return visibleText(wishOf(scene.index)) === ''
      ? []
      : [`Your wish for another picture of scene ${number} is not sent.`]
  })
}
