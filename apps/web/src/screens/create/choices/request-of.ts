import type { GenerationRequestBody } from '@faith-fables/contract'
import { visibleText } from '@faith-fables/contract/visible-text'
import { visibleCharacter } from '../../../components/character/character-check.ts'
import type { StoryForm } from './story-form.ts'

/** The form as it is sent; null while something is missing. */
export function requestOf(form: StoryForm): GenerationRequestBody | null {
  const { ageGroupId, illustrationStyleId, imageNumber, imageQuality } = form
  const focus = focusOf(form)
  if (ageGroupId === null || illustrationStyleId === null || imageNumber === null || focus === null)
    return null

  const choices = {
    ageGroupId,
    illustrationStyleId,
    characters: form.characters.map(visibleCharacter),
    additionalDetails: visibleText(form.additionalDetails) || null,
    ...(form.language !== 'en' && { language: form.language }),
    ...focus,
  }
  return { ...choices, originalPrompt: { imageQuality, imageNumber, ...choices } }
}

function focusOf(form: StoryForm): { bibleVerseId: string } | { moralValueId: string } | null {
  if (form.focus === 'verse') return form.bibleVerseId === null ? null : { bibleVerseId: form.bibleVerseId }
  return form.moralValueId === null ? null : { moralValueId: form.moralValueId }
}
