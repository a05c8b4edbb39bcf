import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { pictureVersion } from '../../users/profile-picture.ts'

const picture = Buffer.from('a picture')

test('a picture is kept by browsers for ever and not sent twice (D-40)', async () => {
  await using world = await startTestWorld({ works: false })
  await world.context.files.put('pictures/story/scene-1.webp', picture, 'image/webp')
  const address = '/media/pictures/story/scene-1.webp'

  const first = await world.server.inject(address)
  const etag = String(first.headers.etag)
  const again = await world.server.inject({ url: address, headers: { 'if-none-match': etag } })
  const head = await world.server.inject({ method: 'HEAD', url: address })

  expect(first.rawPayload).toEqual(picture)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': `${picture.length}`,
  })
  expect(first.headers['content-encoding']).toBeUndefined()
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a profile picture is found by the address of that very picture only (D-40)', async () => {
  await using world = await startTestWorld({ works: false })
  const name = 'profilePictures/parent/profile.jpg'
  const version = pictureVersion(picture)
  await world.context.files.put(name, picture, 'image/jpeg')
  const answers = await Promise.all(
    [`?v=${version}`, '', '?v=', '?v=invented', `?v=${version}&v=${version}`].map((end) =>
      world.server.inject(`/media/${name}${end}`),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 404])
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

const badNames = [
  'pictures/unknown.webp',
  'pictures/',
  '',
  '../database/PG_VERSION',
  'pictures/../../faith-fables.lock',
  '%2e%2e/%2e%2e/package.json',
  'pictures%2f..%2f..%2fsecret.jpg',
  'pictures/%00.webp',
  'pictures/story.webp/',
  'pictures/script.svg',
  `${'a/'.repeat(60)}a.webp`,
]

test('what is no name of a picture is not found, and nothing outside the store is reached', async () => {
  await using world = await startTestWorld({ works: false })
  const { port } = new URL(await world.server.listen({ host: '127.0.0.1', port: 0 }))

  for (const name of badNames) {
    const answer = await fetchAsWritten(port, `/media/${name}`)
    expect([name, answer.status, JSON.parse(answer.body).code]).toEqual([name, 404, 'NOT_FOUND'])
  }
  expect(world.log).toEqual([])
})

/** Unlike `fetch`, sends the dots of a path as they are. */
async function fetchAsWritten(port: string, path: string): Promise<{ status: number; body: string }> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await text(response) }
}
