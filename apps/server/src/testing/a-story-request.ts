import type {
  Character,
  GenerationRequestBody,
  ImageQuality,
  StoryLanguageCode,
} from '@faith-fables/contract'

export interface StoryWishes {
  imageNumber?: number
  imageQuality?: ImageQuality
  ageGroupId?: string
  illustrationStyleId?: string
  characters?: Character[]
  additionalDetails?: string
  /** A story on this moral value instead of the verse John 3:16. */
  moralValueId?: string
  language?: StoryLanguageCode
}

/** The one that is drawn in the least time, for tests that wait for real pictures and look at none of them. */
export const quickestStyle = 'cartoon'

/** A request for a story as the browser sends it; a test names only what it is about. */
export function aStoryRequest(wishes: StoryWishes = {}): GenerationRequestBody {
  const { imageNumber = 5, imageQuality = 'Default', moralValueId } = wishes
  const choices = {
    ageGroupId: wishes.ageGroupId ?? 'early-readers',
    illustrationStyleId: wishes.illustrationStyleId ?? 'watercolor',
    characters: wishes.characters ?? [ruth],
    additionalDetails: wishes.additionalDetails ?? null,
    ...(wishes.language && { language: wishes.language }),
    ...(moralValueId ? { moralValueId } : { bibleVerseId: 'john-3-16' }),
  }
  return { ...choices, originalPrompt: { ...choices, imageQuality, imageNumber } }
}

const ruth: Character = {
  name: 'Ruth',
  details: 'A seven-year-old girl with red boots, curly brown hair and a yellow raincoat.',
}
