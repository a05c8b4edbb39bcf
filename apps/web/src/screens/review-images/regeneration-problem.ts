import type { GenerationRecord, Scene } from '@faith-fables/contract'
import { latestAttempt, picturesOf } from './scene-pictures.ts'

/** How many pictures of the story may still be drawn again. */
export function regenerationsLeft({
  maxRegenerationsAllowed,
  regenerationsUsed,
}: Pick<GenerationRecord, 'maxRegenerationsAllowed' | 'regenerationsUsed'>): number {
  return Math.max(0, maxRegenerationsAllowed - regenerationsUsed)
}

/** A scene without any picture may be drawn again whatever is left: a story must never be stuck. */
export function hasRegenerationLeft(scene: Scene, left: number): boolean {
  return left > 0 || picturesOf(scene).length === 0
}

/** Why a wish cannot be sent; null when it can. */
export function regenerationProblem(
  scene: Scene | undefined,
  { feedback, isSignedIn, generationId }: { feedback: string; isSignedIn: boolean; generationId: string },
): string | null {
  if (!scene || !isSignedIn || generationId === '') return 'Cannot regenerate: Missing required data.'
  if (feedback.trim() === '') return 'Please enter feedback before submitting.'
  if (!latestAttempt(scene))
    return `Cannot regenerate scene ${scene.index + 1}: No previous attempt ID found.`
  return null
}
