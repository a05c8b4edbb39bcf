/** Hex, and colour functions without transparency; light and shade (`rgb(r g b / alpha)`) lie over any colour. */
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?![^)]*\/)[^)]*\)/gi
const comment = /\/\*[\s\S]*?\*\//g

/** The colours of a style sheet or a screen that are no tokens, in their order. */
export function findRawColours(source: string): string[] {
  return source.replace(comment, '').match(rawColour) ?? []
}
