import { checkField } from '@faith-fables/contract/check-field'
import { additionalDetailsRule } from '@faith-fables/contract/field-rules'
import { checkCharacter } from '../../../components/character/character-check.ts'
import type { StoryForm } from './story-form.ts'

/** What the checks need to know besides the form. */
export interface Circumstances {
  /** Tokens; null when unknown: the server decides then. */
  balance: number | null
  /** Tokens; null when the price is unknown. */
  cost: number | null
  isSignedIn: boolean
}

export interface FormProblem {
  sentence: string
  /** What would solve it, where that is not in the form itself. */
  needs: 'tokens' | 'login' | null
}

/** The first thing that keeps the form from being sent; null when there is none. */
export function formProblem(form: StoryForm, circumstances: Circumstances): FormProblem | null {
  const { balance, cost } = circumstances
  if (balance !== null && cost !== null && balance < cost) {
    const sentence = `Error: You need at least ${cost} tokens for these settings. Your balance: ${balance}.`
    return { sentence, needs: 'tokens' }
  }
  const missing = missingPart(form)
  if (missing !== null) return { sentence: `Error: ${missing}`, needs: null }
  if (!circumstances.isSignedIn) return { sentence: 'Error: You must be logged in.', needs: 'login' }
  // Nobody pays an unseen price.
  return cost === null ? { sentence: 'Error: The estimated cost is not available.', needs: null } : null
}

function missingPart(form: StoryForm): string | null {
  if (form.characters.length === 0) return 'Please add at least one character to the story.'
  if (!form.characters.every(isComplete))
    return 'All characters must have a name (min 1 char) and details (min 10 chars).'
  if (form.ageGroupId === null) return 'Please select an age group.'
  if (form.illustrationStyleId === null) return 'Please select an illustration style.'
  if (form.focus === 'verse' && form.bibleVerseId === null) return 'Please select a Bible verse.'
  if (form.focus === 'moral' && form.moralValueId === null) return 'Please select a moral value.'
  return checkField(additionalDetailsRule, form.additionalDetails)
}

function isComplete(character: StoryForm['characters'][number]): boolean {
  const { name, details } = checkCharacter(character, 'story')
  return name === null && details === null
}
