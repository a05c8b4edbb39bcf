/** A sheet of paper as it is printed: which pages stand left and right on its front and on its back, from 0. */
export interface Sheet {
  front: [left: number, right: number]
  back: [left: number, right: number]
}

/**
 * The sheets of a booklet that are printed on both sides (turned over the short edge), laid upon each other and folded in the middle.
 * @param pages a multiple of four
 */
export function sheetsOf(pages: number): Sheet[] {
  if (pages % 4 !== 0) throw new Error(`A folded sheet has four pages; ${pages} pages leave one empty.`)
  return Array.from({ length: pages / 4 }, (_, sheet) => {
    const first = 2 * sheet
    const last = pages - 1 - first
    return { front: [last, first], back: [first + 1, last - 1] }
  })
}
