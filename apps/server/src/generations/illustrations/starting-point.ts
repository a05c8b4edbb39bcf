import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { Attempt, Scene } from '../scene-store.ts'
import { candidateAt } from './candidate-at.ts'

/** What a wish changes: a wish before it that was declined is forgotten, and never drawn along with this one. */
export function startingAttempt(attempts: readonly Attempt[], newest: Attempt): Attempt {
  return attempts.findLast((attempt) => !isDeclinedWish(attempt)) ?? newest
}

/** The scene, with the picture of it that a wish is said of: the one that the parent has chosen, or else the first. */
export function asDrawn(
  attempt: Attempt,
  { selectedImageUrl }: Pick<Scene, 'selectedImageUrl'>,
): SceneDescription {
  const { imageUrls, description: scene } = attempt
  if (imageUrls.length === 0) return scene
  const chosen = imageUrls.indexOf(selectedImageUrl ?? '')
  return { ...scene, before: { scene, candidate: candidateAt(attempt, Math.max(0, chosen)) } }
}

function isDeclinedWish({ feedback, status }: Attempt): boolean {
  return feedback !== null && status === 'prompt_rejected_by_image_safety'
}
