import type { PublicStory, StoryEdition } from '@faith-fables/contract'
import { storyLanguages } from '@faith-fables/contract/story-languages'

/** A way to read a story: in its own language, or with another edition below each page. */
export interface LanguageOption {
  /** 'English', 'English and Spanish'. */
  name: string
  /** The edition whose words stand below; null for the story's own language alone. */
  edition: StoryEdition | null
}

/** In which languages a story can be read, its own first: of several editions in one language the one for the same age. */
export function languageOptions(
  { language = 'en', ageGroup }: Pick<PublicStory, 'language' | 'ageGroup'>,
  editions: readonly StoryEdition[],
): [LanguageOption, ...LanguageOption[]] {
  const own = storyLanguages[language].name
  const others = new Map<string, StoryEdition>()
  for (const edition of editions) {
    const { name } = storyLanguages[edition.language ?? 'en']
    if (name !== own && (!others.has(name) || edition.ageGroup === ageGroup)) others.set(name, edition)
  }
  return [
    { name: own, edition: null },
    ...[...others].map(([name, edition]) => ({ name: `${own} and ${name}`, edition })),
  ]
}
