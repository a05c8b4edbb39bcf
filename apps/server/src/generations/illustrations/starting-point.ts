import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { Attempt } from '../scene-store.ts'

/** What the wish changes: a wish before it that was declined is forgotten, and never drawn along with this one. */
export function startingPoint(attempts: Attempt[], previous: Attempt): SceneDescription {
  const upToPrevious = attempts.slice(0, attempts.indexOf(previous) + 1)
  return (upToPrevious.findLast((attempt) => !isDeclinedWish(attempt)) ?? previous).description
}

function isDeclinedWish({ feedback, status }: Attempt): boolean {
  return feedback !== null && status === 'prompt_rejected_by_image_safety'
}
