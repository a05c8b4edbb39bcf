import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Book } from '../book.ts'
import { makeBook } from '../make-book.ts'
import { aBook, aBookInTwo, aSound } from '../testing/a-book.ts'

/** It runs for seconds: making its code quick would take as long as all of them. */
const briefly = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
/** Where Debian's package puts the checker of EPUBs; `npm test` installs it where it may. */
const checker = [...briefly, '-jar', '/usr/share/java/epubcheck.jar']
const hasChecker = /^EPUBCheck/m.test(
  spawnSync('java', [...checker, '--version'], { encoding: 'utf8' }).stdout ?? '',
)

/** What the checker has to say, warnings too. */
function faultsOf(epub: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'epub-'))
  try {
    const file = join(folder, 'book.epub')
    writeFileSync(file, epub)
    const { status, stderr, stdout } = spawnSync('java', [...checker, '--failonwarnings', file], {
      encoding: 'utf8',
    })
    return status === 0 ? '' : stderr + stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const filesIn = (zip: Uint8Array) =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))

test.each(['epub', 'epub-fixed', 'archive'] as const)(
  'as %s a Spanish story says so; what tells of its pictures is English (LN-06)',
  async (kind) => {
    const spanish = {
      title: 'El pájaro',
      language: 'es',
      pages: [{ text: '¿Te has perdido?', picture: null }],
    }
    const book = await makeBook(
      await aBook(5, { ...spanish, pages: [...(await aBook(1)).pages, ...spanish.pages] }),
      kind,
    )
    const files = filesIn(book)
    const page = files.get('book/page-1.xhtml') ?? files.get('index.html')
    expect(page).toMatch(/<html [^>]*lang="es"/)
    expect(page).toMatch(/<img [^>]*lang="en"/)
    if (kind === 'archive') return
    expect(files.get('book/package.opf')).toContain('<dc:language>es</dc:language>')
    expect(files.get('book/nav.xhtml')).toMatch(/lang="es"[\s\S]*Índice[\s\S]*Portada[\s\S]*Página 1/)
  },
)

test.each(['epub', 'epub-fixed', 'archive'] as const)(
  'as %s a book in two languages has both on each page, each under its language (LN-14)',
  async (kind) => {
    const files = filesIn(await makeBook(await aBookInTwo(), kind))
    const page =
      files.get('book/page-1-words.xhtml') ?? files.get('book/page-1.xhtml') ?? files.get('index.html')
    expect(page).toContain('The little boat')
    expect(page).toMatch(/<div class="second" lang="es"[^>]*><p dir="auto">El barquito/)
  },
)

const odd: Partial<Book> = {
  language: 'es',
  id: 'a/b c:ü',
  title: `<script>alert("x")</script> & ${'long '.repeat(60)}`,
  author: 'سارة 🦊',
  theme: 'John 3:16',
  second: { title: 'Le bateau & <b>', language: 'fr' },
}

test.skipIf(!hasChecker).each([
  ['flowing', 'epub', {}],
  ['laid out for good', 'epub-fixed', {}],
  ['flowing, of odd words in Spanish', 'epub', odd],
  ['laid out for good, of odd words in Spanish', 'epub-fixed', odd],
] as const)(
  'a book %s has nothing that the checker finds wrong (BO-04, LN-06)',
  { timeout: 120_000 },
  async (_what, kind, particular) => {
    const book = await aBook(3, particular)
    book.pages[1] = { text: 'שלום 🦊\u0000\u0008\n& <b>x</b>', picture: null }
    book.pages.push({ text: `${'word '.repeat(900)}.`, picture: null, sound: aSound(300) })
    for (const page of book.pages.slice(0, 2)) page.sound = aSound(12)
    if (book.second) for (const page of book.pages) page.second = 'Le <b>bateau</b> & le lac 🦊'
    expect(faultsOf(await makeBook(book, kind))).toBe('')
  },
)

test('every word and every picture with its alt text is in it, the mimetype first and as it is', async () => {
  const book = await aBook(3)
  const epub = await makeBook(book, 'epub')
  expect(Buffer.from(epub).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  const files = filesIn(epub)
  for (const page of [1, 2, 3]) {
    expect(files.get(`book/page-${page}.xhtml`)).toContain('The little boat went over the lake')
    expect(files.get(`book/page-${page}.xhtml`)).toContain('alt="A boat on a lake"')
    expect(files.has(`book/pictures/page-${page}.jpg`)).toBe(true)
  }
  expect(files.get('book/nav.xhtml')).toMatch(/epub:type="page-list"[\s\S]*page-3\.xhtml/)
  expect(files.get('book/talk.xhtml')).toContain('Who was in the boat?')
  expect(files.get('book/package.opf')).toContain('<dc:language>en</dc:language>')
})

test('a narrated page marks its sentences one after the other while its sound is heard (BO-09)', async () => {
  const book = await aBook(2)
  book.pages[0] = {
    text: 'One came. “Two?” asked Ben.\n…\nThree <b>went</b>.',
    picture: null,
    sound: aSound(6),
  }
  const files = filesIn(await makeBook(book, 'epub'))
  const page = files.get('book/page-1.xhtml') ?? ''
  const overlay = files.get('book/page-1.smil') ?? ''
  const heard = [...overlay.matchAll(/#(sentence-\d+)".*clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g)].map(
    ([, id = '', from, to]) => ({
      words: new RegExp(`id="${id}">([^<]*)`).exec(page)?.[1]?.trim(),
      from: Number(from),
      to: Number(to),
    }),
  )
  expect(heard.map(({ words }) => words)).toEqual([
    'One came.',
    '“Two?” asked Ben.',
    'Three &lt;b&gt;went&lt;/b&gt;.',
  ])
  expect(heard[0]?.from).toBe(0)
  expect(heard.at(-1)?.to).toBeCloseTo(6, 1)
  expect(heard[2]?.from).toBe(heard[1]?.to)
  expect(heard[1]?.from).toBe(heard[0]?.to)
  expect(files.has('book/sounds/page-1.mp3')).toBe(true)
  const about = files.get('book/package.opf') ?? ''
  expect(about).toMatch(/<meta property="media:duration">(5\.9|6\.0)\d\ds</)
  expect(about).toContain('media-overlay="page-1-read"')
  expect(files.has('book/page-2.smil')).toBe(false)
})

test('where a page is laid out for good and goes on, its sound goes on with it; an archive plays it, too (BO-09)', async () => {
  const book = await aBook(1)
  const text = Array.from({ length: 400 }, (_, place) => `Word${place} came.`).join(' ')
  book.pages = [{ text, picture: book.pages[0]?.picture ?? null, sound: aSound(60) }]
  const files = filesIn(await makeBook(book, 'epub-fixed'))
  const overlays = [...files].filter(([name]) => name.endsWith('.smil')).map(([, overlay]) => overlay)
  const times = overlays
    .flatMap((overlay) => [...overlay.matchAll(/clipBegin="([\d.]+)s"/g)])
    .map(([, from]) => Number(from))
  expect(overlays.length).toBeGreaterThan(2)
  expect(times).toEqual([...times].sort((one, other) => one - other))
  expect(new Set(times).size).toBe(400)
  const archive = filesIn(await makeBook(book, 'archive'))
  expect(archive.has('sounds/page-1.mp3')).toBe(true)
  expect(archive.get('index.html')).toContain('src="sounds/page-1.mp3"')
})

test('a sound that not every reading program plays stays out of an e-book', async () => {
  const book = await aBook(1)
  book.pages = [{ text: 'One came.', picture: null, sound: { ...aSound(2), contentType: 'audio/wav' } }]
  const files = filesIn(await makeBook(book, 'epub'))
  expect([...files.keys()].filter((name) => /smil|sounds/.test(name))).toEqual([])
  expect(files.get('book/package.opf')).not.toContain('media:')
})

test('where pages are laid out for good, a long text goes on on further ones, and none is lost', async () => {
  const book = await aBook(1)
  const text = Array.from({ length: 700 }, (_, place) => `Word${place} came.`).join(' ')
  book.pages = [{ text, picture: book.pages[0]?.picture ?? null }]
  const files = filesIn(await makeBook(book, 'epub-fixed'))
  const told = [...files]
    .filter(([name]) => /page-1/.test(name) && name.endsWith('xhtml'))
    .map(([, page]) => page)
  expect(told.length).toBeGreaterThan(5)
  for (let place = 0; place < 700; place++)
    expect(told.some((page) => page.includes(`Word${place} came.`))).toBe(true)
})

test('an archive opens as a page without us, and holds the story for people and programs (BO-05)', async () => {
  const files = filesIn(await makeBook(await aBook(2, odd), 'archive'))
  const page = files.get('index.html') ?? ''
  expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/)
  expect(page).toContain('&lt;script&gt;')
  for (const [, source = ''] of page.matchAll(/(?:src|href)="([^"#]+)"/g))
    expect(files.has(source), source).toBe(true)
  expect(JSON.parse(files.get('story.json') ?? '')).toMatchObject({
    theme: 'John 3:16',
    pages: [{ picture: { file: 'pictures/page-1.jpg' } }, { picture: { file: 'pictures/page-2.jpg' } }],
  })
  expect(files.get('book.pdf')?.slice(0, 5)).toBe('%PDF-')
})
