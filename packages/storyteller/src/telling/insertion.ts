import type { SceneFigure, Setting } from '@faith-fables/illustrator/scene-description'

/** A paragraph put into a told page, and who else, and which place, is therefore to be seen in its picture. */
export interface Insertion {
  page: number
  /** How many of the page's own paragraphs come before it. */
  at: number
  text: string
  joining: readonly SceneFigure[]
  setting?: Setting
}

export function insertInto(pages: readonly string[], insertions: readonly Insertion[]): string[] {
  return pages.map((page, index) => {
    const own = page.split('¶')
    const here = insertions.filter((insertion) => insertion.page === index)
    const woven = own.flatMap((paragraph, at) => [...textsAt(here, at), paragraph])
    return [...woven, ...textsAt(here, own.length)].join('¶')
  })
}

function textsAt(insertions: readonly Insertion[], at: number): string[] {
  return insertions.filter((insertion) => insertion.at === at).map(({ text }) => text)
}
