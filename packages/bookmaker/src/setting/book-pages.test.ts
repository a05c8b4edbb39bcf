import { describe, expect, test } from 'vitest'
import { aBook } from '../testing/a-book.ts'
import { bookPages } from './book-pages.ts'
import { type PaperName, papers } from './paper.ts'
import type { SetPage } from './set-page.ts'

const names = Object.keys(papers) as PaperName[]

const wordsOn = (pages: SetPage[]) =>
  pages.flatMap(({ drawn }) => drawn.flatMap((one) => (one.kind === 'text' ? [one.words] : []))).join(' ')

const rightEnds = (pages: SetPage[]) =>
  pages.flatMap(({ drawn }) =>
    drawn.flatMap((one) => (one.kind === 'text' ? one.lines.map(({ x, line }) => x + line.width) : [])),
  )
const lowest = (pages: SetPage[]) =>
  pages.flatMap(({ drawn }) =>
    drawn.flatMap((one) => (one.kind === 'text' ? one.lines.map(({ baseline }) => baseline) : [])),
  )

const oddTexts = {
  long: 'It rained and rained over the whole long lake. '.repeat(60),
  endless: 'x'.repeat(900),
  markup: '<script>alert("a")</script> & <b>',
  emoji: 'Hello 😀🦁 world',
  hebrew: 'אל תירא כי אתך אני',
  short: 'Splash!',
}

describe.each(names)('on %s', (name) => {
  const paper = papers[name]

  test.each(Object.entries(oddTexts))('%s text stands within the paper, none of it lost', async (_, text) => {
    const book = await aBook(1, { title: text.slice(0, 300) })
    const pages = bookPages({ ...book, pages: [{ text, picture: book.pages[0]?.picture ?? null }] }, paper)
    expect(Math.max(...rightEnds(pages))).toBeLessThanOrEqual(paper.width - 10)
    expect(Math.max(...lowest(pages))).toBeLessThanOrEqual(paper.height - 10)
    const story = pages.filter(({ bookmark }) => bookmark === null || bookmark.startsWith('Page'))
    expect(wordsOn(story).replaceAll(/\s|\b1\b/g, '')).toContain(text.replaceAll(/\s/g, '').slice(0, 400))
  })
})

test('letters that no font has are left out, and a title of nothing else has another one', async () => {
  const pages = bookPages(await aBook(1, { title: '😀😀' }), papers['pdf-a4'])
  expect(wordsOn(pages.slice(0, 2))).toContain('A story')
})

test('Hebrew words stand from right to left', async () => {
  const [cover] = bookPages(await aBook(1, { title: 'דוד המלך' }), papers['pdf-a4'])
  const title = cover?.drawn.find((one) => one.kind === 'text')
  const letters =
    title?.kind === 'text'
      ? title.lines.flatMap(({ line }) => line.runs.map((run) => run.letters)).join('')
      : ''
  expect(letters).toBe('המלך דוד')
})

test('talk, prayer and verse stand in the letters of the paper, none of them slanted for dyslexia (BO-06)', async () => {
  const fontsOn = async (name: PaperName) => {
    const pages = bookPages(await aBook(1), papers[name])
    const back = pages.filter(({ bookmark }) => bookmark === 'Remember' || bookmark === 'Talk and pray')
    const runs = back.flatMap(({ drawn }) =>
      drawn.flatMap((one) =>
        one.kind === 'text' && one.role !== 'H2' ? one.lines.flatMap(({ line }) => line.runs) : [],
      ),
    )
    return new Set(runs.map(({ font }) => font))
  }
  expect(await fontsOn('easy-a4')).toEqual(new Set(['easy']))
  expect(await fontsOn('pdf-a4')).toEqual(new Set(['tale', 'tale-italic']))
  const large = bookPages(await aBook(1), papers['large-a4']).find(
    ({ bookmark }) => bookmark === 'Talk and pray',
  )
  const sizes = large?.drawn.flatMap((one) => (one.kind === 'text' ? [one.size] : [])) ?? []
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
})

test('a missing picture leaves its page to the words, and the last page says so', async () => {
  const book = await aBook(2)
  const [first] = book.pages
  const pages = bookPages({ ...book, pages: [{ text: first?.text ?? '', picture: null }] }, papers['pdf-a4'])
  expect(pages.filter(({ drawn }) => drawn.some(({ kind }) => kind === 'picture'))).toHaveLength(1)
  expect(wordsOn(pages.slice(-1))).toContain('One picture could not be found')
})
