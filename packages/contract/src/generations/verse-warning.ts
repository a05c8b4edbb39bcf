/**
 * A sentence for the parent when the chosen verse does not stand in the text word for word, exactly once, with its
 * reference; null when it does. It never stops anything.
 */
export function verseWarning(verse: { reference: string; text: string }, storyText: string): string | null {
  const times = storyText.split(verse.text).length - 1
  if (times === 0)
    return `${verse.reference} no longer stands in the text word for word. The verse reads: “${verse.text}”`
  if (times > 1) return `${verse.reference} stands in the text ${times} times; once is enough.`
  if (!storyText.includes(verse.reference))
    return `The reference ${verse.reference} is missing beside the verse.`
  return null
}
