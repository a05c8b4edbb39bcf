/** One word of a parent: as it was understood, and where it stands in what was typed. */
export interface SaidWord {
  word: string
  start: number
  end: number
}

const wordPattern = /[\p{L}\p{M}\p{N}'’]+/gu

/** A clause of the mended text with its words; mending changes words, never how many there are. */
export interface Clause {
  text: string
  said: SaidWord[]
  /** What stands between it and the clause before: ", " or " instead of ". */
  after: string
}

/** Cuts `mended` where `ends` matches, and finds for every word the place of the same word in `typed`. */
export function clausesOf(mended: string, typed: string, ends: RegExp): Clause[] {
  const typedWords = [...typed.matchAll(wordPattern)]
  const words = [...mended.matchAll(wordPattern)].map((match, index) => {
    const original = typedWords[index] ?? match
    return {
      at: match.index,
      said: { word: match[0], start: original.index, end: original.index + original[0].length },
    }
  })
  const cuts = [...mended.matchAll(ends)].map(({ 0: end, index }) => ({
    end,
    from: index,
    to: index + end.length,
  }))
  const starts = [0, ...cuts.map(({ to }) => to)]
  const stops = [...cuts.map(({ from }) => from), mended.length]
  return starts.map((start, index) => {
    const stop = stops[index] ?? mended.length
    return {
      text: mended.slice(start, stop).trim(),
      after: cuts[index - 1]?.end ?? '',
      said: words.filter(({ at }) => at >= start && at < stop).map(({ said }) => said),
    }
  })
}
