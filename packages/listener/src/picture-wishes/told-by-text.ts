const text = `(?:text|story|book|page|words|sentence|tale)`
const it = `(?:it (?:is|'s|was) (?:written|said|told) |it (?:says|said|reads|stands|tells) |we read |you wrote )?(?:us )?(?:that )?`

/** How parents say what a text tells, with what it tells behind or before. */
const framed: readonly RegExp[] = [
  // "There was a rainbow in the text, where did it go?"
  new RegExp(`^(?:but |and |also )*there (?:is|was|were|are|'s) (?<told>.+?) in the ${text}(?: ,.*)?$`),
  new RegExp(`\\b(?:in|as in|according to) (?:the|your|my|our|this) (?:\\S+ )?${text},? ${it}(?<told>.+)$`),
  new RegExp(
    `\\b(?:the |your |my |our |this )?${text} (?:clearly |also )?(?:says|said|say|tells|told|reads|mentions|speaks of) (?:us )?(?:that )?(?<told>.+)$`,
  ),
  new RegExp(
    `^(?:and |but |also )*it (?:clearly |also )?(?:says|said|reads) (?:in (?:the|your) ${text} )?(?:that )?(?<told>.+)$`,
  ),
  new RegExp(`\\bit (?:is|'s) in the ${text} that (?<told>.+)$`),
  new RegExp(`^(?:but |and |also )*(?<told>.+) in the ${text}$`),
  // "It's bright day when I read dusk".
  /\b(?:when|where|while|but) (?:i|we) (?:only |clearly )?read (?:that )?(?<told>(?!it\b|this\b|to\b).+)$/,
]

/** "In the text it's raining" tells that it is raining; empty where it is only said that something stands there. */
export function toldByText(words: string): string {
  const told = framed.flatMap((pattern) => pattern.exec(words)?.groups?.told ?? [])[0] ?? ''
  return /^(?:(?:so|it|he|she|they|this|that|not|and|but|is|'s|are|n't|stands|says|said|like)(?: |$))+$/.test(
    told,
  )
    ? ''
    : told
}
