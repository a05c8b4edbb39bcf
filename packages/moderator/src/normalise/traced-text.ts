/**
 * A text that was changed for reading, which still knows where each of its characters came from: findings
 * are made in the changed text and shown to the parent in their own words.
 */
export interface TracedText {
  text: string
  /** For each UTF-16 unit of `text`, the index in the original. */
  origins: readonly number[]
}

/** The part of the original that a match covers, as [start, end). */
export function originOf(traced: TracedText, start: number, end: number): [number, number] {
  const first = traced.origins[start] ?? 0
  const last = traced.origins[end - 1] ?? first
  return [first, last + 1]
}

/** Rewrites every match of a global pattern. */
export function rewrite(
  traced: TracedText,
  pattern: RegExp,
  replacement: (match: string) => string,
): TracedText {
  const parts: string[] = []
  const origins: number[] = []
  let done = 0
  for (const match of traced.text.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    const written = replacement(match[0])
    if (written === match[0]) continue
    parts.push(traced.text.slice(done, start), written)
    for (let index = done; index < start; index += 1) origins.push(traced.origins[index] ?? 0)
    for (const place of placesOf(written, match[0])) origins.push(traced.origins[start + place] ?? 0)
    done = end
  }
  if (done === 0) return traced
  parts.push(traced.text.slice(done))
  for (let index = done; index < traced.text.length; index += 1) origins.push(traced.origins[index] ?? 0)
  return { text: parts.join(''), origins }
}

/** Where in the match each unit of its replacement came from: the same unit further on, else the same place. */
function placesOf(written: string, match: string): number[] {
  if (written.length === match.length) return Array.from(written, (_, index) => index)
  let next = 0
  return Array.from(written, (unit) => {
    const found = match.indexOf(unit, next)
    const place = Math.min(found < 0 ? next : found, match.length - 1)
    next = place + 1
    return place
  })
}
