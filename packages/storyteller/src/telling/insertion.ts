import type { StoryFigure } from '../figures/story-figure.ts'

/** A paragraph put into a told page, and who is therefore to be seen in its picture. */
export interface Insertion {
  page: number
  at: 'start' | 'end'
  text: string
  figure?: StoryFigure
}

export function insertInto(pages: readonly string[], insertions: readonly Insertion[]): string[] {
  return pages.map((page, index) => {
    const texts = (at: 'start' | 'end') =>
      insertions
        .filter((insertion) => insertion.page === index && insertion.at === at)
        .map(({ text }) => text)
    return [...texts('start'), page, ...texts('end')].join('¶')
  })
}
