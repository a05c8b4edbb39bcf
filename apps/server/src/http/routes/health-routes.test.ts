import { expect, test } from 'vitest'
import { startTestWorld } from '../../testing/start-test-world.ts'

const emptyFiles = { put: async () => {}, get: async () => null, deleteFolder: async () => {} }

test('a server that has all it needs says that it is ready', async () => {
  await using world = await startTestWorld({ works: false })

  const answer = await world.server.inject('/readyz')

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ready', database: 'ok', queue: 'ok', files: 'ok', disk: 'ok' })
})

test('a server that lacks something says what, tells the log why, and lives on', async () => {
  const files = { ...emptyFiles, check: () => Promise.reject(new Error('The disk is gone.')) }
  await using world = await startTestWorld({ works: false, overrides: { files } })

  const answer = await world.server.inject('/readyz')

  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ status: 'not ready', database: 'ok', files: 'does not answer' })
  expect(world.log.join()).toContain('The disk is gone.')
  expect((await world.server.inject('/healthz')).statusCode).toBe(200)
})
