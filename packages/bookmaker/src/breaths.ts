const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Where what is read aloud in one breath begins and ends: the sentences of a paragraph; “Help?” belongs to the "said Ben"
 * behind it. Whoever marks what a voice says cuts by this: the reader and the e-book.
 */
export function breathsOf(paragraph: string): { start: number; end: number }[] {
  const breaths: { start: number; end: number }[] = []
  for (const { segment, index } of segmenter.segment(paragraph)) {
    const last = breaths.at(-1)
    const end = index + segment.length
    if (last && /^\p{Ll}/u.test(segment)) last.end = end
    else breaths.push({ start: index, end })
  }
  return breaths
}
