import { visibleName } from '@faith-fables/contract/visible-text'

/** First letter of the first and of the last word of a name, in capitals; 'FF' where there is no name. */
export function initials(displayName: string | null | undefined): string {
  const words = visibleName(displayName ?? '')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 0) return 'FF'
  const ends = words.length === 1 ? words : [words[0], words.at(-1)]
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}
