import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspectBook } from './inspect-book.ts'

/** Of each sort of contradiction some wordings, and books that only look like them. */
const books = readFileSync(new URL('../../lines/wordings-of-contradictions.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [sort = '', sign = '', cast = '', pages = ''] = line.split('\t')
    const members = cast.split('; ').map((member) => {
      const [name = '', ...details] = member.split(': ')
      return { name, details: details.join(': ') }
    })
    return {
      sort,
      contradicts: sign === '+',
      pages,
      book: { pages: pages.split(' / '), cast: members, pictures: [] },
    }
  })

test('of many wordings of a contradiction most are found (CI-01)', () => {
  const planted = books.filter(({ contradicts }) => contradicts)
  const missed = planted.filter(({ book }) => inspectBook(book).length === 0)
  expect(
    planted.length - missed.length,
    missed.map(({ sort, pages }) => `${sort}: ${pages}`).join('\n'),
  ).toBeGreaterThanOrEqual(69)
})

test('of what looks like a contradiction and has its reason nothing is said (CI-02)', () => {
  for (const { contradicts, book, pages } of books)
    if (!contradicts) expect.soft(inspectBook(book), pages).toEqual([])
})
