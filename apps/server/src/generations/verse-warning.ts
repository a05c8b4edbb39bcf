import type { Generation } from './generation-store.ts'

/**
 * A sentence for the parent when the chosen verse does not stand in the text word for word, exactly once,
 * with its reference; null when it does, or when the story is not on a verse. It never stops anything.
 */
export function verseWarning({
  bibleVerseId,
  theme,
  themeText,
  storyText,
}: Pick<Generation, 'bibleVerseId' | 'theme' | 'themeText' | 'storyText'>): string | null {
  if (bibleVerseId === null || storyText === null) return null
  const times = storyText.split(themeText).length - 1
  if (times === 0)
    return `${theme} no longer stands in the text word for word. The verse reads: “${themeText}”`
  if (times > 1) return `${theme} stands in the text ${times} times; once is enough.`
  if (!storyText.includes(theme)) return `The reference ${theme} is missing beside the verse.`
  return null
}
