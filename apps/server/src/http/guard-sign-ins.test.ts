import { expect, onTestFinished, test, vi } from 'vitest'
import { lettersSent } from '../testing/letters-sent.ts'
import { plainMailCarrier } from '../testing/plain-mail-carrier.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { strangersPause } from './guard-sign-ins.ts'

/** Two wrong passwords an address and account, four an account of all strangers. */
const settings = { RATE_LIMIT: '0.2' }
const home = '198.51.100.1'

interface Caller {
  from: string
  cookie?: string
}

async function post(world: TestWorld, call: string, payload: object, { from, cookie }: Caller) {
  const { statusCode, cookies, headers, json } = await world.server.inject({
    method: 'POST',
    url: `/api/auth/${call}`,
    remoteAddress: from,
    payload,
    ...(cookie && { headers: { cookie } }),
  })
  const kept = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { status: statusCode, cookie: kept, cookies, retryAfter: headers['retry-after'], body: json() }
}

const signIn = (world: TestWorld, { email, password }: { email: string; password: string }, caller: Caller) =>
  post(world, 'sign-in/email', { email, password }, caller)

/** Guesses until the caller may not any more. */
async function useUpTries(world: TestWorld, email: string, caller: Caller): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < 3; count++)
    statuses.push((await signIn(world, { email, password: 'a guess' }, caller)).status)
  return statuses
}

test('guessing the password of an account ends for the guesser, and the right one opens it from elsewhere (D-41)', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const parent = await world.createParent()

  expect(await useUpTries(world, parent.email, { from: '203.0.113.1' })).toEqual([401, 401, 429])
  expect(await useUpTries(world, ` ${parent.email.toUpperCase()} `, { from: '203.0.113.1' })).toEqual([
    429, 429, 429,
  ])
  const refused = await signIn(world, parent, { from: '203.0.113.1' })
  const opened = await signIn(world, parent, { from: home })

  expect(refused.body).toEqual({
    message: 'Too many wrong passwords. Please try again in 15 minutes, or ask for a link to a new one.',
    code: 'TOO_MANY_REQUESTS',
  })
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect(opened.status).toBe(200)
})

test('a device that was signed in before opens the account, though somebody under its address guesses', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const parent = await world.createParent()
  const { cookie } = await signIn(world, parent, { from: home })

  expect(await useUpTries(world, parent.email, { from: home })).toEqual([401, 401, 429])

  expect((await signIn(world, parent, { from: home })).status).toBe(429)
  expect((await signIn(world, parent, { from: home, cookie })).status).toBe(200)
})

test('a device is known for its account alone, and only with the mark we gave it', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const [parent, other] = [await world.createParent(), await world.createParent()]
  const { cookie } = await signIn(world, parent, { from: home })
  await useUpTries(world, other.email, { from: home })
  await useUpTries(world, parent.email, { from: home })

  expect((await signIn(world, other, { from: home, cookie })).status).toBe(429)
  const forged = cookie.replace(/(device-[^=]+=)[^.]+/, '$1forged')
  expect((await signIn(world, parent, { from: home, cookie: forged })).status).toBe(429)
})

test('a stolen device guesses no more often than anybody else', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const parent = await world.createParent()
  const { cookie } = await signIn(world, parent, { from: home })

  expect(await useUpTries(world, parent.email, { from: '203.0.113.1', cookie })).toEqual([401, 401, 429])
  expect((await signIn(world, parent, { from: '203.0.113.2', cookie })).status).toBe(429)
})

test('the mark of a device is out of reach of scripts, other sites and other calls', async () => {
  const https = { ...settings, PUBLIC_URL: 'https://fables.example' }
  await using world = await startTestWorld({ works: false, settings: https })
  const parent = await world.createParent()

  const { cookies } = await signIn(world, parent, { from: home })

  expect(cookies.find(({ name }) => name.includes('device'))).toMatchObject({
    path: '/api/auth',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  })
})

test('whoever holds a mailed link comes in, though somebody under their address guesses passwords and links', async () => {
  const mailCarrier = plainMailCarrier('A new password')
  await using world = await startTestWorld({ works: false, settings, overrides: { mailCarrier } })
  const parent = await world.createParent()
  const caller = { from: home }
  await useUpTries(world, parent.email, caller)
  for (let count = 0; count < 7; count++)
    await post(world, 'reset-password', { token: 'invented', newPassword: 'guessed-it' }, caller)
  await post(world, 'request-password-reset', { email: parent.email }, caller)
  await lettersSent(world.context)
  const token = /reset-password\/([^/?]+)\?/.exec(mailCarrier.letters[0]?.text ?? '')?.[1]

  const reset = await post(world, 'reset-password', { token, newPassword: 'another-one' }, caller)
  const opened = await signIn(
    world,
    { ...parent, password: 'another-one' },
    { ...caller, cookie: reset.cookie },
  )

  expect([reset.status, opened.status]).toEqual([200, 200])
  const invented = await post(
    world,
    'reset-password',
    { token: 'invented', newPassword: 'guessed-it' },
    caller,
  )
  expect(invented.status).toBe(429)
})

test('strangers at many addresses are slowed down, and the right password still opens the account (D-41)', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const parent = await world.createParent()
  const known = await signIn(world, parent, { from: home })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const pauses = () => timers.mock.calls.map(([, milliseconds]) => milliseconds)

  for (let address = 1; address <= 5; address++)
    await signIn(world, { ...parent, password: 'a guess' }, { from: `203.0.113.${address}` })
  expect(pauses()).toContain(strangersPause(1))
  expect(pauses()).not.toContain(strangersPause(2))

  expect((await signIn(world, parent, { ...known, from: home })).status).toBe(200)
  expect(pauses()).not.toContain(strangersPause(2))
  expect((await signIn(world, parent, { from: '203.0.113.99' })).status).toBe(200)
  expect(pauses()).toContain(strangersPause(2))
})

test('the pause of strangers grows with their tries, and ends before a parent would give up', () => {
  expect([-3, 0, 1, 2, 3, 6, 7, 60].map(strangersPause)).toEqual([0, 0, 230, 460, 920, 7360, 8000, 8000])
})

test('right passwords are not counted', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const parent = await world.createParent()

  for (let count = 0; count < 4; count++)
    expect((await signIn(world, parent, { from: home })).status).toBe(200)
})
