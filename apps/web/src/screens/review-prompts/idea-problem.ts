import type { Scene } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { holdsWord, visibleText } from '@faith-fables/contract/visible-text'

/** The scenes whose idea the safety check declined. */
export function declinedScenes(scenes: readonly Scene[]): Scene[] {
  return scenes.filter(({ pictureIdeaProblem }) => pictureIdeaProblem !== null)
}

/** Why an idea cannot be sent again; null when it can. */
export function ideaProblem(idea: string, declined: string): string | null {
  const words = visibleText(idea)
  if (!holdsWord(words)) return 'The picture idea must not be empty.'
  if (words.length > limits.pictureIdea.max)
    return `A picture idea must be ${limits.pictureIdea.max} characters or less.`
  if (words === visibleText(declined)) return 'Please put this idea into other words first.'
  return null
}
