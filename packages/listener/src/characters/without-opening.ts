/** "Hello, this is our cat!!", "meet our dog": what only leads up to who somebody is. */
const openings: readonly RegExp[] = [
  /^(?:hello|hi|hey|hiya|dear (?:team|all|sir|madam))\b[,!.\s]*/i,
  /^\s*(?:this|that)(?: is|['’]s)(?= (?:our|my|an?|the|his|her) )/i,
  /^\s*(?:meet|introducing|say hello to)(?= (?:our|my|an?|the) )/i,
  // "It is vacuum cleaner robot": without an article the first word is taken for a verb.
  /^\s*it is(?= (?:\p{L}+ ){1,3}(?:robot|toy)\b)/iu,
]
/** "The baby la", as in Singapore: small words that say nothing of anybody. */
const particles = /(?<=(?<!\bla) \p{L}+) (?:lah|la|leh|lor|meh|hor)(?=\s*(?:[,.!?;]|$))/giu

/** The same words, each at its place, without what opens them and what is only sighed behind them. */
export function withoutOpening(details: string): string {
  const blank = (said: string): string => ' '.repeat(said.length)
  return openings
    .reduce((words, opening) => words.replace(opening, blank), details)
    .replaceAll(particles, blank)
}
