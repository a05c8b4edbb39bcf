/** For `useKeptOnDevice`: words, or null for none. */
export function storedWords(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null
}
