import { originMark, rendererFile, type WebPage } from '@faith-fables/contract/web-page'
import { expect, test } from 'vitest'
import { serveWebApp } from '../../testing/serve-web-app.ts'

const empty = '<!doctype html><title>Faith Fables</title><div id="root"></div>'

/** Renders what it was given, as the built web app does with its screens. */
const renderer = `export const render = async (page, path, answers) => {
  if (path === '/story/boat/unwanted' || path === '/story/boat/described') return null
  if (path === '/story/boat/broken') throw new Error('This screen cannot be rendered.')
  return page + path + JSON.stringify(answers)
}
export const describePage = (path, answers) =>
  path.endsWith('/described')
    ? '<title>' + Object.values(answers)[0].title + '</title><link rel="canonical" href="${originMark}' + path + '">'
    : null`

const story = '/api/stories/:storyId'

function renderedPage(address: string, calls: string[], tokenFrom?: string): WebPage {
  const rendered = { file: '.rendering/page.html', calls, ...(tokenFrom && { tokenFrom }) }
  return { address, file: 'index.html', links: ['</api>; rel=preload'], rendered }
}

const pages = [
  renderedPage('/story/:storyId', [story]),
  renderedPage('/story/:storyId/:way', [story]),
  renderedPage('/slow', ['/api/slow']),
  { ...renderedPage('/shelf/:storyId', [story]), readsQuery: true as const },
  renderedPage('/mine', ['/api/me'], '/api/token'),
]

const built = {
  'index.html': empty,
  'pages.json': JSON.stringify(pages),
  [rendererFile]: renderer,
  '.rendering/page.html': 'to render into: ',
}

test('a page is rendered from the answers to its calls, and asked for anew each time', async () => {
  await using app = await serveWebApp(built)

  const answer = await app.get('/story/boat')

  const answers = { [story]: { title: 'The Boat', pages: [{ picture: '/media/boat.webp' }] } }
  expect([answer.statusCode, answer.body]).toEqual([
    200,
    `to render into: /story/boat${JSON.stringify(answers)}`,
  ])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: expect.stringContaining('Cookie'),
  })
  expect(answer.headers.link).toBeUndefined()
})

test('a page rendered for visitors is rendered once, and anew after each change and each build', async () => {
  await using app = await serveWebApp(built)
  const look = () => app.get('/story/boat')

  const first = await look()
  const second = await look()
  expect([second.body, app.asked.length]).toEqual([first.body, 1])
  const known = await app.get('/story/boat', { 'if-none-match': String(first.headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])

  app.change(2)
  await look()
  expect(app.asked).toHaveLength(2)

  await app.rebuild('.rendering/page.html', 'newly built: ')
  await app.rebuild('pages.json', JSON.stringify([...pages]))
  expect((await look()).body).toContain('newly built: ')
})

test('a rendered page of which nobody can say whether it still holds is sent empty', async () => {
  await using app = await serveWebApp(built)
  await app.get('/story/boat')

  app.change(null)

  expect((await app.get('/story/boat')).body).toBe(empty)
})

test('what cannot be rendered is tried again the next time', async () => {
  await using app = await serveWebApp(built)

  await app.get('/story/hidden')
  await app.get('/story/hidden')

  expect(app.asked).toHaveLength(2)
})

test.each([
  ['the API refuses a call', '/story/hidden'],
  ['a call takes too long', '/slow'],
  ['the screen is not to be seen rendered', '/story/boat/unwanted'],
  ['the address asks for something particular', '/shelf/boat?page=2'],
])('the page is sent empty when %s', async (_, address) => {
  await using app = await serveWebApp(built)

  expect((await app.get(address)).body).toBe(empty)
  expect(app.log).toEqual([])
})

test('a page about what the API does not know is not found; one that cannot be rendered is', async () => {
  await using app = await serveWebApp(built)
  const statusOf = async (address: string) => (await app.get(address)).statusCode

  expect([await statusOf('/story/hidden'), await statusOf('/story/hidden/way')]).toEqual([404, 404])
  expect([await statusOf('/story/boat/broken'), await statusOf('/slow'), await statusOf('/mine')]).toEqual([
    200, 200, 200,
  ])
})

test('a page is described where its address is shared, with the address of this installation, but not one that is refused', async () => {
  await using app = await serveWebApp(built)

  const [boat, hidden] = [await app.get('/story/boat/described'), await app.get('/story/hidden/described')]

  expect(boat.body).toBe(
    '<!doctype html><title>The Boat</title><link rel="canonical" href="https://fables.example/story/boat/described"><div id="root"></div>',
  )
  expect(hidden.body).toBe(empty)
})

test('a parent’s page is rendered with the rights of the sign-in, and kept nowhere', async () => {
  await using app = await serveWebApp(built)

  const { body, headers } = await app.get('/mine', { cookie: 'session=ruth' })

  expect(body).toBe('to render into: /mine{"/api/me":{"name":"Ruth"}}')
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: expect.stringContaining('Cookie'),
  })
  expect(headers['set-cookie']).toEqual('session=ruth; Max-Age=60')
})

test.each([
  ['no sign-in', {}],
  ['a sign-in that is over', { cookie: 'session=over' }],
  ['a token instead', { authorization: 'Bearer ruths' }],
])('a parent’s page is sent empty to a request with %s', async (_, headers) => {
  await using app = await serveWebApp(built)

  const answer = await app.get('/mine', headers)

  expect([answer.body, answer.headers['cache-control']]).toEqual([empty, 'no-cache'])
})

test('a rendering that fails is logged, and the page is sent empty, with what to fetch ahead', async () => {
  await using app = await serveWebApp(built)

  const answer = await app.get('/story/boat/broken')

  expect([answer.body, answer.headers.link]).toEqual([empty, '</api>; rel=preload'])
  expect(app.log.join()).toContain('This screen cannot be rendered.')
})

test('what pages are rendered with is not served', async () => {
  await using app = await serveWebApp(built)

  for (const address of [`/${rendererFile}`, '/.rendering/page.html']) {
    expect((await app.get(address)).statusCode).toBe(404)
  }
})
