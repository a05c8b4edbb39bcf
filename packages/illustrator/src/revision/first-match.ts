/** What words of a wish may mean, the more special before the more general. */
export type Meanings<Value> = readonly (readonly [RegExp, Value])[]

/** The first meaning that fits, and which of the words say more than that. */
export function firstMatch<Value>(
  meanings: Meanings<Value>,
  words: string,
): { value: Value; left: string[] } | undefined {
  const small = words.toLowerCase()
  for (const [pattern, value] of meanings) {
    const said = pattern.exec(small)?.[0]
    if (said !== undefined) return { value, left: wordsLeft(small, said) }
  }
  return undefined
}

const saysNothing =
  /^(?:a|an|the|this|that|his|her|their|its|my|our|some|in|on|at|by|near|to|into|of|from|inside|outside|out|off|under|over|beside|around|as|is|it|and|or|very|really|much|more|bit|little|nice|beautiful|good|all|both|time|please|somewhere|back|big|with|for|again|own|only|season|weather|s)$/

/** The words beside those that were understood. */
export function wordsLeft(words: string, ...said: readonly string[]): string[] {
  const understood = new Set(
    said
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u),
  )
  return words
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '' && !understood.has(word) && !saysNothing.test(word))
}
