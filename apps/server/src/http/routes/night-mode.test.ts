import { readFile } from 'node:fs/promises'
import { originMark } from '@faith-fables/contract/web-page'
import { expect, test } from 'vitest'
import { serveWebApp } from '../../testing/serve-web-app.ts'

/** The page of the web app itself, whose words the colours are written into. */
const page = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8')

const built = {
  'index.html': page,
  'landing.html': `${page}${originMark}`,
  '.rendering/page.html': page,
  '.rendering/render.js':
    'export const render = async (page) => page; export const describePage = () => null',
  'pages.json': JSON.stringify([
    { address: '/', for: 'visitors', file: 'landing.html', namesOrigin: true, links: [] },
    {
      address: '/story/:storyId',
      for: 'visitors',
      file: 'index.html',
      links: [],
      rendered: { file: '.rendering/page.html', calls: ['/api/stories/:storyId'] },
    },
  ]),
}

const ground = (html: string) => /<html[^>]*>/.exec(html)?.[0]
const bars = (html: string) =>
  [...html.matchAll(/data-for="(\w+)" media="([^"]*)"/g)].map(([, own, media]) => [own, media])

test.each(['/', '/story/boat', '/library'])(
  'whoever chose night mode gets the page at %s in its colours, without a script',
  async (address) => {
    await using app = await serveWebApp(built)

    const answer = await app.get(address, { cookie: 'colour-scheme=dark' })

    expect(ground(answer.body)).toBe('<html lang="en" data-scheme="dark">')
    expect(answer.body).toContain('<meta name="color-scheme" content="dark" />')
    expect(bars(answer.body)).toEqual([
      ['light', 'not all'],
      ['dark', 'all'],
    ])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'set-cookie': 'colour-scheme=dark; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      vary: expect.stringContaining('Cookie'),
    })
  },
)

test.each(['', 'colour-scheme=', 'colour-scheme=purple'])(
  'with the cookie "%s" the device decides, and the page goes out as it was built',
  async (cookie) => {
    await using app = await serveWebApp(built)

    const { body, headers } = await app.get('/login', cookie ? { cookie } : {})

    expect(body).toBe(page)
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test('the cookie of the colours makes no parent of a visitor, nor a visitor of a parent', async () => {
  await using app = await serveWebApp(built)

  const visitor = await app.get('/', { cookie: 'colour-scheme=light' })
  const parent = await app.get('/', { cookie: 'colour-scheme=light; session=ruth' })

  expect(visitor.body).toContain('https://fables.example')
  expect(parent.body).not.toContain('https://fables.example')
  expect([ground(visitor.body), ground(parent.body)]).toEqual(
    Array(2).fill('<html lang="en" data-scheme="light">'),
  )
})
