import { expect, test } from 'vitest'
import { MailRefusedError } from '../../ports/mail.ts'
import { askIdentity } from '../../testing/ask-identity.ts'
import { lettersSent } from '../../testing/letters-sent.ts'
import { plainMailCarrier } from '../../testing/plain-mail-carrier.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'

const newPassword = 'another-one'

async function worldWithMail(settings: Record<string, string> = {}) {
  const mailCarrier = plainMailCarrier('A new password')
  const world = await startTestWorld({ works: false, settings, overrides: { mailCarrier } })
  return { world, letters: mailCarrier.letters }
}

const ask = (world: TestWorld, email: string, headers: Record<string, string> = {}) =>
  askIdentity(world, 'request-password-reset', { body: { email, redirectTo: '/reset-password' }, headers })

/** The call behind the link of a letter. */
const linkIn = (letter: { text: string } | undefined) =>
  /\/api\/auth\/(reset-password\/\S+)/.exec(letter?.text ?? '')?.[1] ?? ''

const tokenIn = (letter: { text: string } | undefined) => /\/([^/?]+)\?/.exec(linkIn(letter))?.[1] ?? ''

const reset = (world: TestWorld, token: string, password = newPassword) =>
  askIdentity(world, 'reset-password', { body: { newPassword: password, token } })

const signIn = (world: TestWorld, { email }: { email: string }, password: string) =>
  askIdentity(world, 'sign-in/email', { body: { email, password } })

test('the link of the letter leads to the page for a new password, which ends the old one and every sign-in', async () => {
  const { world, letters } = await worldWithMail()
  await using _ = world
  const parent = await world.createParent()
  const elsewhere = await signIn(world, parent, parent.password)

  await ask(world, parent.email)
  const opened = await askIdentity(world, linkIn(letters[0]))
  const done = await reset(world, tokenIn(letters[0]))

  expect(letters[0]?.to).toBe(parent.email)
  expect(opened.status).toBe(302)
  expect(opened.location).toBe(`http://localhost/reset-password?token=${tokenIn(letters[0])}`)
  expect(done.status).toBe(200)
  expect((await signIn(world, parent, parent.password)).status).toBe(401)
  expect((await signIn(world, parent, newPassword)).status).toBe(200)
  expect((await askIdentity(world, 'get-session', { cookie: elsewhere.cookie })).body).toBe('null')
})

test('a link works once, and those asked for before it not at all', async () => {
  const { world, letters } = await worldWithMail()
  await using _ = world
  const parent = await world.createParent()
  await ask(world, parent.email)
  await ask(world, parent.email)

  const first = await reset(world, tokenIn(letters[1]))
  const again = await reset(world, tokenIn(letters[1]))
  const older = await reset(world, tokenIn(letters[0]))
  const opened = await askIdentity(world, linkIn(letters[0]))

  expect([first.status, again.status, older.status]).toEqual([200, 400, 400])
  expect(JSON.parse(again.body)).toMatchObject({ code: 'INVALID_TOKEN' })
  expect(opened.location).toBe('http://localhost/reset-password?error=INVALID_TOKEN')
})

test('a password that is too short leaves the link as it is', async () => {
  const { world, letters } = await worldWithMail()
  await using _ = world
  const parent = await world.createParent()
  await ask(world, parent.email)

  const short = await reset(world, tokenIn(letters[0]), 'short')

  expect([short.status, JSON.parse(short.body).code]).toEqual([400, 'PASSWORD_TOO_SHORT'])
  expect((await reset(world, tokenIn(letters[0]))).status).toBe(200)
})

test('the answer never tells who has an account, and nobody else gets a letter', async () => {
  const { world, letters } = await worldWithMail()
  await using _ = world
  const parent = await world.createParent()

  const known = await ask(world, parent.email)
  const unknown = await ask(world, 'nobody@example.org')

  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(letters.map(({ to }) => to)).toEqual([parent.email])
})

test('the link leads to the public address, whatever name the caller uses for the server', async () => {
  const { world, letters } = await worldWithMail({ PUBLIC_URL: 'https://fables.example' })
  await using _ = world
  const parent = await world.createParent()

  await ask(world, parent.email, { host: 'elsewhere.example', origin: 'https://fables.example' })

  expect(letters[0]?.text).toContain('https://fables.example/api/auth/reset-password/')
  expect(letters[0]?.text).not.toContain('elsewhere')
})

test('a mail server that fails is logged, and the caller learns nothing', async () => {
  const mailCarrier = plainMailCarrier()
  mailCarrier.deliver = () => Promise.reject(new MailRefusedError('No route to this inbox'))
  await using world = await startTestWorld({ works: false, overrides: { mailCarrier } })
  const parent = await world.createParent()

  const asked = await ask(world, parent.email)

  expect(asked.status).toBe(200)
  expect(world.log.join()).toContain('No route to this inbox')
  expect((await signIn(world, parent, parent.password)).status).toBe(200)
})

test('an account gets only so many letters, from however many addresses they are asked for', async () => {
  const { world, letters } = await worldWithMail({ RATE_LIMIT: '0.4' })
  await using _ = world
  const parent = await world.createParent()
  const from = (device: number) =>
    world.server.inject({
      method: 'POST',
      url: '/api/auth/request-password-reset',
      remoteAddress: `198.51.100.${device}`,
      payload: { email: parent.email, redirectTo: '/reset-password' },
    })

  const statuses = [await from(1), await from(2), await from(3)].map(({ statusCode }) => statusCode)

  await lettersSent(world.context)
  expect(statuses).toEqual([200, 200, 429])
  expect(letters).toHaveLength(2)
})

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }, true],
  ['without one', {}, false],
])('%s the browser is told whether mails reach their inboxes', async (_, settings, mail) => {
  await using world = await startTestWorld({ works: false, settings })
  expect(await world.anonymous.ask('getConfig')).toMatchObject({ mail })
})
