const mostlyCapitals = 0.7
const fewestLetters = 12

/** "NO NUTS ANYWHERE" in plain letters, each at its place: names of the cast and beginnings of sentences keep their capitals. */
export function withoutShouting(words: string, names: readonly string[]): string {
  const letters = words.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  if (letters.length < fewestLetters || capitals.length < letters.length * mostlyCapitals) return words
  const small = words.toLowerCase()
  if (small.length !== words.length) return words
  const named = names
    .flatMap((name) => [name, ...name.split(' ')])
    .filter((name) => name.length > 1)
    .reduce(
      (text, name) =>
        text.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name.toLowerCase())}(?!\\p{L})`, 'gu'), name),
      small,
    )
  return named.replaceAll(
    /(^|[.!?\n]\s*)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
