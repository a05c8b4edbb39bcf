import { sentencesOf } from '../telling/sentences.ts'
import { isVerse } from './flow.ts'
import type { Moment } from './moment.ts'

/** Nothing is added to the paragraph of the verse, nor to the one that answers it, be it on the next page. */
export function isClosed(moments: readonly Moment[], page: number, at: number): boolean {
  const paragraphs = moments[page]?.paragraphs ?? []
  const before = at > 0 ? paragraphs[at - 1] : moments[page - 1]?.paragraphs.at(-1)
  return isVerse(paragraphs[at] ?? '') || endsInVerse(before ?? '')
}

/** What answers the verse comes after this paragraph, unless it stands in it. */
export function endsInVerse(paragraph: string): boolean {
  return isVerse(sentencesOf(paragraph.trim()).at(-1) ?? '')
}
