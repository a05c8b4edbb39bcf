import type { PublicStory } from '@faith-fables/contract'
import { visibleText } from '@faith-fables/contract/visible-text'
import { type AgeFilter, allAges } from './age-filters.ts'

/** What a parent looks for on a shelf. */
export interface StoryWish {
  words: string
  age: AgeFilter
}

export const anyStory: StoryWish = { words: '', age: allAges }

/** False for a wish that every story meets. Blanks alone are no words. */
export function isParticular({ words, age }: StoryWish): boolean {
  return visibleText(words) !== '' || age !== allAges
}

type FindableStory = Pick<PublicStory, 'title' | 'moralMessage' | 'bibleVerse' | 'ageGroup'>

/**
 * The stories of the age group in which the words occur, ignoring case, blanks around them and what cannot be seen: in the title, in what
 * the story teaches or in its verse. What a story lacks never matches.
 */
export function findStories<Story extends FindableStory>(
  stories: readonly Story[],
  { words, age }: StoryWish,
): Story[] {
  const wanted = visibleText(words).toLowerCase()
  return stories.filter(({ title, moralMessage, bibleVerse, ageGroup }) => {
    if (age !== allAges && ageGroup !== age) return false
    return [title, moralMessage, bibleVerse].some((text) => text?.toLowerCase().includes(wanted))
  })
}
