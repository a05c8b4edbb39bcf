import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { askIdentity } from '../testing/ask-identity.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'

const ruth = { name: 'Ruth of Moab', email: 'ruth@example.com', password: 'safe-and-sound' }
const newPassword = 'another-and-sound'

/** A world whose log holds everything that the product has to say. */
const startTalkativeWorld = () => startTestWorld({ works: false, settings: { LOG_LEVEL: 'trace' } })

/** The file of the letter whose link holds these words, once it is written to its end. */
function waitForLetter(world: TestWorld, words = 'reset-password'): Promise<string> {
  const outbox = join(world.context.config.dataDir, 'outbox')
  const findLetter = async () => {
    for (const name of await readdir(outbox)) {
      const file = join(outbox, name)
      if (name.endsWith('.txt') && new RegExp(`http\\S+${words}\\S+\\s`).test(await readFile(file, 'utf8')))
        return file
    }
    throw new Error('The letter is still under way.')
  }
  return vi.waitFor(findLetter, { timeout: 240_000 })
}

test('a letter is named in the log by its file alone (D-47)', async () => {
  await using world = await startTalkativeWorld()
  await askIdentity(world, 'sign-up/email', { body: ruth })

  await askIdentity(world, 'request-password-reset', {
    body: { email: ruth.email, redirectTo: '/reset-password' },
  })
  const file = await waitForLetter(world)
  const announcement = () => world.log.find((line) => line.includes(JSON.stringify(file)))
  await expect.poll(announcement).toBeDefined()
  const announced = JSON.parse(announcement() ?? '')

  expect(announced).toMatchObject({ file, msg: expect.stringMatching(/^A mail lies in the outbox/) })
  expect(JSON.stringify(announced)).not.toMatch(/https?:|Ruth|ruth@/)
})

test('what opens an account never stands in the log, at any level', async () => {
  await using world = await startTalkativeWorld()
  const signUp = await askIdentity(world, 'sign-up/email', { body: ruth })
  const { token } = JSON.parse((await askIdentity(world, 'token', { cookie: signUp.cookie })).body)
  await world.as({ token }).ask('syncProfile')
  const [verifying = '', verifyingToken = ''] =
    /http\S+\/verify-email\?token=([^&]+)&\S+/.exec(
      await readFile(await waitForLetter(world, 'verify-email'), 'utf8'),
    ) ?? []
  await world.server.inject(verifying.replace(/^https?:\/\/[^/]+/, ''))
  await askIdentity(world, 'request-password-reset', {
    body: { email: ruth.email, redirectTo: '/reset-password' },
  })
  const [link = '', linkToken = ''] =
    /http\S+\/reset-password\/([^/?]+)\?\S+/.exec(await readFile(await waitForLetter(world), 'utf8')) ?? []
  await world.server.inject(link.replace(/^https?:\/\/[^/]+/, ''))
  await world.server.inject(`/reset-password?token=${linkToken}`)
  await askIdentity(world, 'reset-password', { body: { newPassword, token: linkToken } })
  const signIn = await askIdentity(world, 'sign-in/email', { body: { ...ruth, password: newPassword } })

  expect(signIn.status).toBe(200)
  const cookies = [signUp, signIn].flatMap(({ cookie }) =>
    cookie.split('; ').map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1))),
  )
  const secrets = [
    ruth.password,
    newPassword,
    token,
    linkToken,
    verifyingToken,
    ...cookies,
    ...cookies.map((c) => c.split('.')[0]),
  ]
  const log = world.log.join('')
  expect(log).toContain('Answered.')
  for (const secret of secrets) {
    expect(secret).toMatch(/.{10}/)
    expect(log).not.toContain(secret)
  }
})

test('a database that cannot keep a link tells the log what it could not do, and not with which link', async () => {
  await using world = await startTalkativeWorld()
  const printed = vi.spyOn(console, 'error')
  await askIdentity(world, 'sign-up/email', { body: ruth })
  await world.context.database.db.execute(
    sql`alter table identity_verifications add column lost text not null`,
  )

  const failed = await askIdentity(world, 'request-password-reset', {
    body: { email: ruth.email, redirectTo: '/reset-password' },
  })

  const log = world.log.join('')
  expect(failed.status).toBe(500)
  expect(log).toContain('insert into')
  // Drizzle's word for the values, and how the library names what a link is kept under.
  expect(log).not.toMatch(/params|Failing row|reset-password:/)
  expect(printed.mock.calls.map(String).join()).not.toContain('reset-password:')
  printed.mockRestore()
})

test('a call that is no HTTP leaves nothing of itself in the log', async () => {
  await using world = await startTalkativeWorld()
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')

  socket.write('GET /api/users/me HTTP/1.1\r\nAuthorization: Bearer ruths-token\r\nNo header\r\n\r\n')
  socket.resume()
  await once(socket, 'close')

  const log = world.log.join('')
  expect(log).toContain('client error')
  expect(log).not.toContain('ruths-token')
  expect(log).not.toContain(JSON.stringify([...Buffer.from('ruths-token')]).slice(1, -1))
})
