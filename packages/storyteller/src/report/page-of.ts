import { isFound, toldIn } from '../feedback/is-found.ts'

/** The first page, counted from 1, that says what these words say; null where none does. */
export function pageOf(words: string, pages: readonly { text: string }[]): number | null {
  // "Please" names nothing that a page could tell.
  if (toldIn(words).size === 0) return null
  const page = pages.findIndex(({ text }) => isFound(words, toldIn(text)))
  return page < 0 ? null : page + 1
}
