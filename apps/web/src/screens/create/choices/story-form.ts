import type { Character, StoryLanguageCode } from '@faith-fables/contract'
import type { ImageQuality } from '@faith-fables/contract/prices'

export type StoryFocus = 'verse' | 'moral'

/** The creation form as it stands. Null means that nothing is chosen. */
export interface StoryForm {
  ageGroupId: string | null
  illustrationStyleId: string | null
  characters: readonly Character[]
  /** As typed, blanks included. */
  additionalDetails: string
  focus: StoryFocus
  /** Each focus keeps its own choice; only that of the chosen focus is sent. */
  bibleVerseId: string | null
  moralValueId: string | null
  language: StoryLanguageCode
  imageQuality: ImageQuality
  imageNumber: number | null
}

/** What the parent has touched so far; the rest follows the defaults. */
export type StoryChoices = Partial<StoryForm>
