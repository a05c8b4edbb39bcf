import type { GenerationRecord, Scene } from '@faith-fables/contract'
import { checkField } from '@faith-fables/contract/check-field'
import { pictureFeedbackRule } from '@faith-fables/contract/field-rules'
import { isBeingDrawn, latestAttempt, picturesOf } from '../scenes/scene-pictures.ts'

/** How many pictures of the story may still be drawn again. */
export function regenerationsLeft({
  maxRegenerationsAllowed,
  regenerationsUsed,
}: Pick<GenerationRecord, 'maxRegenerationsAllowed' | 'regenerationsUsed'>): number {
  return Math.max(0, maxRegenerationsAllowed - regenerationsUsed)
}

/** Why no wish can be written for this scene at the moment; null when one can. */
export function regenerationObstacle(
  scene: Scene,
  { isOpen, left }: { isOpen: boolean; left: number },
): string | null {
  if (!isOpen) return 'Pictures can be drawn again once they are all on their way.'
  if (isBeingDrawn(scene)) return 'This picture is being drawn.'
  // A scene without any picture may be drawn again whatever is left: a story must never be stuck.
  if (left > 0 || picturesOf(scene).length === 0) return null
  return 'No regenerations are left for this story.'
}

/** Why a wish cannot be sent as it is; null when it can. */
export function regenerationProblem(
  scene: Scene | undefined,
  { feedback, isSignedIn, generationId }: { feedback: string; isSignedIn: boolean; generationId: string },
): string | null {
  if (!scene || !isSignedIn || generationId === '') return 'Cannot regenerate: Missing required data.'
  const wrong = checkField(pictureFeedbackRule, feedback)
  if (wrong !== null) return wrong
  if (!latestAttempt(scene))
    return `Cannot regenerate scene ${scene.index + 1}: No previous attempt ID found.`
  return null
}
