import { verseWarning as warningAbout } from '@faith-fables/contract'
import type { Generation } from './generation-store.ts'

/** What the parent is warned of about the verse of this story; null also when the story is not on a verse. */
export function verseWarning({
  bibleVerseId,
  theme,
  themeText,
  storyText,
}: Pick<Generation, 'bibleVerseId' | 'theme' | 'themeText' | 'storyText'>): string | null {
  if (bibleVerseId === null || storyText === null) return null
  return warningAbout({ reference: theme, text: themeText }, storyText)
}
