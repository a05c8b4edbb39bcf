import { expect, test } from 'vitest'
import { createBookPress } from './book-press.ts'
import { aBook } from './testing/a-book.ts'

const press = createBookPress()
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

test('a picture book is tagged, has bookmarks, its fonts, and says what it is', async () => {
  const pdf = Buffer.from(await press.make(await aBook(3), 'pdf-letter')).toString('latin1')
  expect(pagesIn(pdf)).toBe(9)
  for (const sign of [
    '/MarkInfo',
    '/StructTreeRoot',
    '/Lang (en)',
    '/FontFile2',
    '/Outlines',
    '/DisplayDocTitle true',
  ])
    expect(pdf).toContain(sign)
  expect(pdf).toContain('/S /Figure')
  expect(pdf.match(/\/Alt \(A boat on a lake\)/g)).toHaveLength(3)
  expect(pdf).toContain('<rdf:li xml:lang="x-default">The Boat</rdf:li>')
})

test('a booklet has two sides a sheet, and says on one more how to fold it', async () => {
  const pdf = Buffer.from(await press.make(await aBook(6), 'booklet-letter')).toString('latin1')
  expect(pagesIn(pdf)).toBe(7)
  expect(pdf).toContain('/MediaBox [0 0 792 612]')
})

test('who calls it off gets no book', async () => {
  const stop = new AbortController()
  const making = press.make(await aBook(20), 'pdf-a4', stop.signal)
  stop.abort()
  await expect(making).rejects.toThrow('abort')
})
