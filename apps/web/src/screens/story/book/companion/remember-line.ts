/** A verse to learn by heart, cut into what is read and what is to be remembered. */
export interface RememberLine {
  /** `start` is the place of the part's first character. */
  parts: { start: number; text: string; isGap: boolean }[]
  /** Where it stands in the Bible; null for a sentence from elsewhere. */
  reference: string | null
}

const gapsAtMost = 3
/** One gap in so many words, so that short verses keep their sense. */
const wordsPerGap = 6
const shortestGap = 4

/** Cuts `"Be kind to one another." (Ephesians 4:32)` into words to read and gaps to fill. Always the same way. */
export function rememberLine(remember: string): RememberLine {
  const [, verse, reference = null] = /^(.*\S)\s*\(([^()]+)\)$/s.exec(remember.trim()) ?? []
  const text = verse ?? remember.trim()
  const pieces = text.split(/([\p{L}’'-]+)/u).filter((piece) => piece !== '')
  const gaps = gapsIn(pieces)
  return { parts: partsOf(pieces, gaps), reference }
}

/** The longest word of each stretch of the verse. */
function gapsIn(pieces: readonly string[]): Set<number> {
  const words = pieces.flatMap((piece, place) =>
    /\p{L}/u.test(piece) ? [{ place, length: piece.length }] : [],
  )
  const count = Math.min(gapsAtMost, Math.max(1, Math.floor(words.length / wordsPerGap)))
  const stretch = words.length / count
  const gaps = new Set<number>()
  for (let gap = 0; gap < count; gap++) {
    const inStretch = words.slice(Math.round(gap * stretch), Math.round((gap + 1) * stretch))
    const longest = inStretch.toSorted((one, other) => other.length - one.length)[0]
    if (longest && longest.length >= shortestGap) gaps.add(longest.place)
  }
  return gaps
}

/** Each gap by itself, all that stands between two gaps together. */
function partsOf(pieces: readonly string[], gaps: ReadonlySet<number>): RememberLine['parts'] {
  const parts: RememberLine['parts'] = []
  let start = 0
  for (const [place, text] of pieces.entries()) {
    const isGap = gaps.has(place)
    const last = parts.at(-1)
    if (last && !last.isGap && !isGap) last.text += text
    else parts.push({ start, text, isGap })
    start += text.length
  }
  return parts
}
