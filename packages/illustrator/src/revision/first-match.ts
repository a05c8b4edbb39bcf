/** What words of a wish may mean, the more special before the more general. */
export type Meanings<Value> = readonly (readonly [RegExp, Value])[]

/** The first meaning that fits, with the words that have it. */
export function firstMatch<Value>(
  meanings: Meanings<Value>,
  words: string,
): { value: Value; said: string } | undefined {
  for (const [pattern, value] of meanings) {
    const said = pattern.exec(words)?.[0]
    if (said !== undefined) return { value, said }
  }
  return undefined
}
