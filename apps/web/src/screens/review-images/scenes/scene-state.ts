import type { Scene } from '@faith-fables/contract'
import { attemptProblem, isBeingDrawn, picturesOf } from './scene-pictures.ts'

/** Where a scene is on its way to a picture. */
export type SceneState = 'drawing' | 'drawing-again' | 'chosen' | 'open' | 'without-picture' | 'not-begun'

/** What a parent reads for each. */
export const sceneWords: Record<SceneState, string> = {
  drawing: 'Being drawn',
  'drawing-again': 'Drawing again',
  chosen: 'Chosen',
  open: 'Choose one',
  'without-picture': 'No picture yet',
  'not-begun': 'Not begun yet',
}

export function sceneState(scene: Scene, chosenUrl: string | null): SceneState {
  const hasPictures = picturesOf(scene).length > 0
  if (isBeingDrawn(scene)) return hasPictures ? 'drawing-again' : 'drawing'
  if (chosenUrl !== null) return 'chosen'
  if (hasPictures) return 'open'
  return attemptProblem(scene) ? 'without-picture' : 'not-begun'
}
