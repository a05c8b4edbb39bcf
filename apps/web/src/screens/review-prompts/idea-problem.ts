import type { Scene } from '@faith-fables/contract'
import { checkField } from '@faith-fables/contract/check-field'
import { pictureIdeaRule } from '@faith-fables/contract/field-rules'
import { visibleText } from '@faith-fables/contract/visible-text'

/** The scenes whose idea the safety check declined. */
export function declinedScenes(scenes: readonly Scene[]): Scene[] {
  return scenes.filter(({ pictureIdeaProblem }) => pictureIdeaProblem !== null)
}

/** Why an idea cannot be sent again; null when it can. */
export function ideaProblem(idea: string, declined: string): string | null {
  const problem = checkField(pictureIdeaRule, idea)
  if (problem === null && visibleText(idea) === visibleText(declined))
    return 'Please put this idea into other words first.'
  return problem
}
