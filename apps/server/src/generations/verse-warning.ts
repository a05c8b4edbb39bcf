import { verseWarning as warningAbout } from '@faith-fables/contract'
import type { Generation } from './generation-store.ts'

/** What the parent is warned of about the verse of this story; null also when the story is not on a verse. */
export function verseWarning(generation: Told & Pick<Generation, 'storyText'>): string | null {
  const verse = verseOf(generation)
  return verse && generation.storyText !== null ? warningAbout(verse, generation.storyText) : null
}

type Told = Pick<Generation, 'bibleVerseId' | 'theme' | 'themeText' | 'language' | 'verseReference'>

/** The verse as this story prints it; null for a value, and in a language whose Bible we do not carry. */
export function verseOf({ bibleVerseId, theme, themeText, language, verseReference }: Told) {
  if (bibleVerseId === null) return null
  const reference = language === 'en' ? theme : verseReference
  return reference === null ? null : { reference, text: themeText }
}
