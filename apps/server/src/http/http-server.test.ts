import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'

test('long answers travel compressed to whom that is welcome', async () => {
  await using world = await startTestWorld({ works: false })
  const listVerses = (encoding: string) =>
    world.server.inject({ url: '/api/reference/bible-verses', headers: { 'accept-encoding': encoding } })

  const [brotli, gzip, none] = [
    await listVerses('gzip, br'),
    await listVerses('gzip'),
    await listVerses('identity'),
  ]

  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(none.headers['content-encoding']).toBeUndefined()
  expect(brotli.rawPayload.length).toBeLessThan(none.rawPayload.length / 2)
})
