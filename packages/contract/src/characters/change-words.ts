export type Span = readonly [start: number, end: number]

/** Words that take the place of others; none takes them out. */
export interface WordChange {
  span: Span
  words: string
}

/** Makes all changes; their spans are those of `details` as it is. */
export function changeWords(details: string, changes: readonly WordChange[]): string {
  return [...changes]
    .sort((one, other) => other.span[0] - one.span[0])
    .reduce((text, { span, words }) => (words === '' ? without(text, span) : put(text, span, words)), details)
}

/** What began a sentence begins it with a capital again. */
function put(text: string, [start, end]: Span, words: string): string {
  const isCapital = /^\p{Lu}/u.test(text.slice(start, end)) && beginsSentence(text.slice(0, start))
  return text.slice(0, start) + (isCapital ? capital(words) : words) + text.slice(end)
}

const beginsSentence = (before: string): boolean => /(?:^|[.!?…\n]\s*)$/.test(before)
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The mark that parted the words from others goes with them. */
function without(text: string, [start, end]: Span): string {
  const before = text.slice(0, start).replace(/(?:^|\s)(?:an?|the)\s*$/i, ' ')
  const after = text.slice(end)
  if (before.trim() === '') return after.replace(/^[\s,;.]+/, '')
  if (/^\s*(?:[,;.!?]|$)/.test(after))
    return before.replace(/(?:[\s,;]|\b(?:and|with|in))+$/, '') + after.trimStart()
  return `${before.trimEnd()} ${after.trimStart()}`
}

/** Puts a phrase behind the words that are there: by a comma, or as a sentence where sentences stand. */
export function addWords(details: string, phrase: string): string {
  const typed = details.trimEnd()
  if (phrase === '') return details
  if (typed === '') return phrase
  if (/[.!?…]$/.test(typed)) return `${typed} ${capital(phrase)}.`
  return `${typed.replace(/[,;]$/, '')}, ${phrase}`
}

/** "an owl", "a dog" */
export const withA = (noun: string): string =>
  `${/^(?!uni|use|eu|one\b)[aeiou]|^(?:hour|honest)/.test(noun) ? 'an' : 'a'} ${noun}`
