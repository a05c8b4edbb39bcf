/** Statements whose part of the product is not built yet, with the reason. */
export const laterNumbers: Record<string, string> = {
  'D-08': 'Narration has its price, but no engine that reads aloud yet.',
  'D-09': 'There is no screen for administrators yet.',
  'D-46':
    'Administrators cannot grant tokens yet; that the packs are listed and not on sale is tested with PC-02.',
  'D-48': 'Reading aloud is not built yet.',
  'LP-16': 'There is no screen for administrators yet who could approve a request.',
}
