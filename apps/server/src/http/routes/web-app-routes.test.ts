import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { originMark, type WebPage } from '@faith-fables/contract/web-page'
import { expect, test } from 'vitest'
import { letterTokenOf } from '../../mail/letter-token.ts'
import { serveWebApp } from '../../testing/serve-web-app.ts'

const page = '<!doctype html><title>Faith Fables</title>'
const script = 'console.log("Once upon a time")'

const built = {
  'index.html': page,
  'favicon.svg': '<svg/>',
  'assets/index-abc.js': script,
  'assets/index-abc.js.br': brotliCompressSync(script),
  '.built-from': 'sources',
}

test('the page is served at every address a person may open, and asked for anew each time', async () => {
  await using app = await serveWebApp(built)

  for (const address of ['/', '/library', '/read/story-1?page=2', '/login#top']) {
    const answer = await app.get(address)
    expect([address, answer.statusCode, answer.body]).toEqual([address, 200, page])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
  }
  expect((await app.send('HEAD', '/library')).statusCode).toBe(200)
})

/** What the build says of its pages. */
const pages: WebPage[] = [
  { address: '/', for: 'visitors', file: 'landing.html', links: [] },
  {
    address: '/story/:storyId',
    file: 'index.html',
    links: ['</assets/story.js>; rel=modulepreload', '</api/stories/:storyId>; rel=preload; as=fetch'],
    firstPicture: { call: '/api/stories/:storyId', place: ['pages', 0, 'picture'], sizes: '290px' },
  },
]
const withPages = { ...built, 'landing.html': 'rendered', 'pages.json': JSON.stringify(pages) }

test('a page may be for visitors alone, who come without a cookie', async () => {
  await using app = await serveWebApp(withPages)

  const forVisitors = await app.get('/')
  const forParents = await app.get('/', { cookie: 'session=1' })

  expect([forVisitors.body, forParents.body]).toEqual(['rendered', page])
  for (const { headers } of [forVisitors, forParents]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') })
  }
})

test('where people sign in elsewhere no sign-in is asked for before the page, and none is rendered for a parent (FB-06)', async () => {
  const links = ['</assets/create.js>; rel=modulepreload', '</api/auth/token>; rel=preload; as=fetch']
  const rendered = { file: '.rendering/create.html', calls: ['/api/me'], tokenFrom: '/api/token' }
  const create: WebPage = { address: '/create', for: 'parents', file: 'index.html', links, rendered }
  const files = { ...built, 'pages.json': JSON.stringify([create, ...pages]) }
  await using here = await serveWebApp(files)
  await using elsewhere = await serveWebApp(files, false)
  const ask = { cookie: 'session=ruth' }

  // The renderer itself is not in this build: it is tried here, and said to have failed.
  expect((await here.get('/create', ask)).headers.link).toBe(links.join(', '))
  expect(here.log.join()).toContain('could not be rendered')
  expect((await elsewhere.get('/create', ask)).headers.link).toBe(links[0])
  expect(elsewhere.log).toEqual([])
})

test('a page that is open to whoever has its address is kept from search engines and other sites', async () => {
  const secret: WebPage = { address: '/shared/:token', isSecret: true, file: 'index.html', links: [] }
  await using app = await serveWebApp({ ...built, 'pages.json': JSON.stringify([secret, ...pages]) })
  const kept = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
  expect((await app.get('/shared/abc')).headers).toMatchObject(kept)
  expect((await app.get('/story/boat')).headers).not.toMatchObject(kept)
})

test('an address that the web app does not have is not found, with the page that says so', async () => {
  await using app = await serveWebApp(withPages)

  for (const address of [
    '/nope',
    '/nope/never',
    '/story',
    '/story/boat/more',
    '/story/%3E,evil',
    '/assets',
  ]) {
    const answer = await app.get(address, {
      'if-none-match': '"any"',
      'if-modified-since': new Date().toUTCString(),
    })
    expect([address, answer.statusCode, answer.body]).toEqual([address, 404, page])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(answer.headers.link).toBeUndefined()
  }
  const head = await app.send('HEAD', '/nope')
  expect([head.statusCode, head.body]).toEqual([404, ''])
})

test('an address is read as the web app reads it: strokes at its end and capitals make no other page', async () => {
  await using app = await serveWebApp(withPages)

  for (const address of [
    '/story/boat',
    '/story/boat/',
    '/Story/boat',
    '/?from=letter',
    '/story/boat?page=2',
  ]) {
    expect([address, (await app.get(address)).statusCode]).toEqual([address, 200])
  }
})

test('a page that names the address of its installation names this one', async () => {
  const landing: WebPage = {
    address: '/',
    for: 'visitors',
    file: 'landing.html',
    links: [],
    namesOrigin: true,
  }
  const html = `<meta property="og:image" content="${originMark}/pictures/link.jpg">`
  await using app = await serveWebApp({
    ...built,
    'landing.html': html,
    'pages.json': JSON.stringify([landing]),
  })

  const answer = await app.get('/')

  expect(answer.body).toBe('<meta property="og:image" content="https://fables.example/pictures/link.jpg">')
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  })
})

test('a page says what to fetch ahead, with the words of its address, and the picture that is seen first', async () => {
  await using app = await serveWebApp(withPages)

  expect((await app.get('/story/boat')).headers.link).toBe(
    [
      '</assets/story.js>; rel=modulepreload',
      '</api/stories/boat>; rel=preload; as=fetch',
      '</media/boat.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/media/boat.webp 1024w, /media/boat-512.webp 512w, /media/boat-256.webp 256w"; imagesizes="290px"',
    ].join(', '),
  )
})

test('a story that is not public shows no picture ahead', async () => {
  await using app = await serveWebApp(withPages)

  expect((await app.get('/story/hidden')).headers.link).not.toContain('/media/')
  expect((await app.get('/story/%3E,evil')).headers.link).toBeUndefined()
})

test('a query that somebody hung on is nothing to a page whose screen reads none', async () => {
  const landing: WebPage = { address: '/', file: 'landing.html', links: ['</a.js>'], namesOrigin: true }
  const explore: WebPage = { address: '/explore', file: 'index.html', links: ['</b.js>'], readsQuery: true }
  await using app = await serveWebApp({
    ...built,
    'landing.html': originMark,
    'pages.json': JSON.stringify([landing, explore]),
  })

  const shared = await app.get('/?from=letter')
  expect([shared.body, shared.headers.link]).toEqual(['https://fables.example', '</a.js>'])
  expect((await app.get('/explore')).headers.link).toBe('</b.js>')
  expect((await app.get('/explore?page=2')).headers.link).toBeUndefined()
})

test('files whose names change are kept for ever, others are looked up again', async () => {
  await using app = await serveWebApp(built)

  expect((await app.get('/assets/index-abc.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await app.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('a browser that knows brotli gets the copy that the build compressed', async () => {
  await using app = await serveWebApp(built)

  const compressed = await app.get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' })
  const plain = await app.get('/assets/index-abc.js')

  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(script)
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
})

test('what is neither a page nor a file is not found, each in its own language', async () => {
  await using app = await serveWebApp(built)

  for (const address of ['/api/unknown', '/api', '/media/unknown.webp', '/api/users/me?x=1']) {
    expect([address, (await app.get(address)).json().code]).toEqual([address, 'NOT_FOUND'])
  }
  for (const address of ['/assets/index-old.js', '/assets/', '/robots.txt', '/.built-from', '/.env']) {
    const answer = await app.get(address)
    expect([address, answer.statusCode, answer.body]).toEqual([address, 404, 'There is nothing here.'])
  }
  expect((await app.send('POST', '/library')).statusCode).toBe(404)
})

test('the link of a letter is a page, though it is made of signs (LT-04)', async () => {
  const letters: WebPage = { address: '/letters/:token', isSecret: true, file: 'index.html', links: [] }
  await using app = await serveWebApp({ ...built, 'pages.json': JSON.stringify([letters]) })

  const { statusCode, headers } = await app.get(`/letters/${letterTokenOf('a-parent', 'a-secret')}`)
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
})

test('nothing beside the build is served', async () => {
  await using app = await serveWebApp(built)

  for (const address of ['/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%2f..%2fetc/passwd']) {
    const answer = await app.get(address)
    expect([page, 'There is nothing here.']).toContain(answer.body)
  }
})

test('without a build the page says how to get one', async () => {
  await using app = await serveWebApp({})

  const answer = await app.get('/')

  expect([answer.statusCode, answer.body]).toEqual([
    503,
    "The web app is not built yet: 'npm start' builds it and then opens the product.",
  ])
})
