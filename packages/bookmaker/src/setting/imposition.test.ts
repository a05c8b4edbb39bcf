import { expect, test } from 'vitest'
import { bookletPages } from '../pdf/booklet.ts'
import { aBook } from '../testing/a-book.ts'
import { type Sheet, sheetsOf } from './imposition.ts'
import { papers } from './paper.ts'

/** What a reader finds who folds the sheets, the first outside: right page of a front, left page of its back, and so on inwards; then outwards. */
function folded(sheets: Sheet[]): number[] {
  const inwards = sheets.flatMap(({ front, back }) => [front[1], back[0]])
  const outwards = sheets.toReversed().flatMap(({ front, back }) => [back[1], front[0]])
  return [...inwards, ...outwards]
}

test.each([4, 8, 12, 40])('%i pages, folded, follow each other', (pages) => {
  expect(folded(sheetsOf(pages))).toEqual(Array.from({ length: pages }, (_, page) => page))
})

test('pages that would leave a sheet half empty are refused', () => {
  expect(() => sheetsOf(6)).toThrow('A folded sheet has four pages')
})

test.each([3, 4, 5, 6])('a story of %i pages fills whole sheets, its back outside', async (pages) => {
  const booklet = bookletPages(await aBook(pages), papers['booklet-a4'])
  expect(booklet.length % 4).toBe(0)
  expect(booklet.at(-1)?.bookmark).toBe('Who made this book')
  expect(booklet.every(({ drawn }) => drawn.length > 0)).toBe(true)
})
