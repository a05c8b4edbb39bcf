import { tagBehind } from '../text/tag-behind.ts'
import type { Word } from '../text/tag-words.ts'

/** "Whistles when he lies" begins with a verb, whatever else it could be. */
export function tagDeed(words: string): Word[] {
  const [first, ...behind] = tagBehind('She', words.slice(0, 1).toLowerCase() + words.slice(1))
  if (!first) return []
  const isVerb = first.part === 'NOUN' && /[^s]s$/.test(first.small)
  // "Bakes" is no noun that the tagger knows.
  const lemma = first.small === first.lemma ? first.small.replace(/s$/, '') : first.lemma
  const [next, ...rest] = behind
  // "Plays prop in rugby".
  const isPlayed = first.lemma === 'play' && next?.part === 'VERB' && next.small === next.lemma
  return [
    isVerb ? { ...first, part: 'VERB', lemma } : first,
    ...(isPlayed ? [{ ...next, part: 'NOUN' as const }, ...rest] : behind),
  ]
}
