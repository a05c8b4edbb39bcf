import { expect, test } from 'vitest'
import { aBookInTwo } from '../testing/a-book.ts'
import { bookPages } from './book-pages.ts'
import { papers } from './paper.ts'
import type { Drawn, SetPage } from './set-page.ts'

const wordsOf = (page: SetPage) => page.drawn.flatMap((one) => (one.kind === 'text' ? [one] : []))
const pictureOf = (page: SetPage) => page.drawn.find((one: Drawn) => one.kind === 'picture')

test.each(Object.keys(papers) as (keyof typeof papers)[])(
  'on %s a page has its picture, its words, and the same in the other language below them (LN-14)',
  async (kind) => {
    const paper = papers[kind]
    const page = bookPages(await aBookInTwo(), paper).find(({ bookmark }) => bookmark === 'Page 1')
    const [english, spanish] = page ? wordsOf(page) : []
    expect(english?.words).toContain('The little boat')
    expect(spanish).toMatchObject({ language: 'es', size: english?.size })
    expect(spanish?.words).toContain('El barquito')
    const [end, begin] = [english?.lines.at(-1)?.baseline ?? 0, spanish?.lines[0]?.baseline ?? 0]
    expect(begin - end).toBeGreaterThan((english?.size ?? 0) * 1.5)
    expect(spanish?.lines.at(-1)?.baseline).toBeLessThan(paper.height)
    expect(page && pictureOf(page)).toBeDefined()
  },
)

test('the title page says the title in both languages (LN-14)', async () => {
  const title = bookPages(await aBookInTwo(), papers['pdf-a4']).find(
    ({ bookmark }) => bookmark === 'Title page',
  )
  expect(title && wordsOf(title).map(({ words }) => words)).toEqual(
    expect.arrayContaining(['The Boat', 'El barco']),
  )
})

test('words in the other language that no page holds beside the first go on on the next, and none is lost (LN-14)', async () => {
  const long = 'El barquito cruzó el lago, y nadie tuvo miedo. '.repeat(70)
  const pages = bookPages(await aBookInTwo(long), papers['pdf-a4'])
  const spanish = pages
    .flatMap(wordsOf)
    .filter(({ language, words }) => language === 'es' && words !== 'El barco')
  const told = spanish.map(({ words }) => words).join(' ')
  expect(told.match(/barquito/g)).toHaveLength(3 * 70)
})
