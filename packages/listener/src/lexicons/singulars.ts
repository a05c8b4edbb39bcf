/**
 * What words may be the plural of, the likeliest first; of several words the last is the one that changes. Guesses:
 * whoever asks looks which of them is an entry. "Ponies" may be of "pony" or "ponie", "field mice" is of "field mouse".
 */
export function singularsOf(words: string, irregular: ReadonlyMap<string, string>): string[] {
  const whole = irregular.get(words)
  if (whole) return [whole]
  const space = words.lastIndexOf(' ') + 1
  const before = words.slice(0, space)
  return singularsOfWord(words.slice(space), irregular).map((singular) => before + singular)
}

function singularsOfWord(word: string, irregular: ReadonlyMap<string, string>): string[] {
  const known = irregular.get(word)
  if (known) return [known]
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  const guesses = [word.slice(0, -1)]
  if (word.endsWith('ies')) guesses.unshift(`${word.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) guesses.unshift(word.slice(0, -2))
  if (word.endsWith('ves')) guesses.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  return guesses
}
