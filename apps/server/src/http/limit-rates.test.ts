import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { askIdentity } from '../testing/ask-identity.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'

/** A world whose limits are this part of the product's. */
function startLimitedWorld(factor: number) {
  return startTestWorld({ works: false, settings: { RATE_LIMIT: `${factor}` } })
}

interface SignIn {
  email: string
  from?: string
}

function signIn(world: TestWorld, { email, from = '198.51.100.1' }: SignIn) {
  return world.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    remoteAddress: from,
    payload: { email, password: 'a guess' },
  })
}

test('an address that calls too often is told when to come again; others are not (D-41)', async () => {
  await using world = await startLimitedWorld(0.005)
  const call = (remoteAddress: string) => world.server.inject({ url: '/api/config', remoteAddress })
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) statuses.push((await call('198.51.100.1')).statusCode)

  const refused = await call('198.51.100.1')
  const other = await call('198.51.100.2')

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(refused.json()).toEqual({
    message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds?\.$/),
    code: 'TOO_MANY_REQUESTS',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(other.statusCode).toBe(200)
})

/** A call that came by this proxy, which says whom it is from. */
function callBy(world: TestWorld, proxy: string, from: string) {
  const headers = { 'x-forwarded-for': from }
  return world.server.inject({ url: '/api/config', remoteAddress: proxy, headers })
}

test('two families behind a proxy that is trusted are counted as two', async () => {
  const settings = { RATE_LIMIT: '0.001', TRUST_PROXY: 'loopback, 172.18.0.0/16' }
  await using world = await startTestWorld({ works: false, settings })
  const call = async (family: string) => (await callBy(world, '172.18.0.2', family)).statusCode

  expect([await call('198.51.100.1'), await call('198.51.100.1')]).toEqual([200, 429])
  expect(await call('198.51.100.2')).toBe(200)
})

test('whoever is no proxy counts as themselves, whomever they claim to be', async () => {
  const settings = { RATE_LIMIT: '0.001', TRUST_PROXY: '172.18.0.2' }
  await using world = await startTestWorld({ works: false, settings })
  const claim = async (from: string) => (await callBy(world, '203.0.113.9', from)).statusCode

  expect([await claim('198.51.100.1'), await claim('198.51.100.2')]).toEqual([200, 429])
  // Nor does it help to claim it before a proxy that is trusted.
  expect((await callBy(world, '172.18.0.2', '198.51.100.3, 203.0.113.9')).statusCode).toBe(429)
})

test('pages and health are not counted', async () => {
  await using world = await startLimitedWorld(0.001)

  for (let count = 0; count < 4; count++) {
    expect((await world.server.inject('/healthz')).statusCode).toBe(200)
    expect((await world.server.inject('/media/unknown.webp')).statusCode).toBe(404)
  }
})

test('a parent is counted on every device, and each parent alone (D-41)', async () => {
  await using world = await startLimitedWorld(0.1)
  const parents = [await world.createParent(), await world.createParent()] as const
  const call = (parent: { token: string }, device: number) =>
    world.server.inject({
      url: '/api/users/me',
      remoteAddress: `198.51.100.${device}`,
      headers: { authorization: `Bearer ${parent.token}` },
    })

  const statuses: number[] = []
  for (let device = 1; device <= 31; device++) statuses.push((await call(parents[0], device)).statusCode)

  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(25)
  expect(statuses.at(-1)).toBe(429)
  expect((await call(parents[1], 32)).statusCode).toBe(200)
})

test('stories have a limit of their own, and a refused one costs nothing', async () => {
  await using world = await startLimitedWorld(0.05)
  const parent = await world.createParent({ tokens: 300 })
  const start = () => world.as(parent).call('startGeneration', { body: aStoryRequest() })

  const answers = [await start(), await start(), await start()]

  expect(answers.map(({ status }) => status)).toEqual([202, 202, 429])
  expect(await world.balanceOf(parent)).toBe(200)
})

/** Over a socket, and with the address as it is written: everything else would tidy it up first. */
function signInAt(world: TestWorld, path: string, email: string): Promise<number | undefined> {
  const { port } = world.server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const call = request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    call.on('error', reject).end(JSON.stringify({ email, password: 'a guess' }))
  })
}

test.each([
  '/api/auth/x/../sign-in/email',
  '/api/auth/./sign-in/email',
  '/api/auth/%2e%2e/auth/sign-in/email',
  '/api/auth\\sign-in\\email',
  '/api/auth/sign-in/email#here',
  'http://elsewhere.example/api/auth/sign-in/email',
])('a detour in the address leads to the same limit: %s', async (detour) => {
  await using world = await startLimitedWorld(0.2)
  const { email } = await world.createParent()
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  await signIn(world, { email, from: '127.0.0.1' })
  await signIn(world, { email, from: '127.0.0.1' })

  expect(await signInAt(world, detour, email)).toBe(429)
})

test('trying many accounts from one address ends too (D-41)', async () => {
  await using world = await startLimitedWorld(0.05)
  const statuses: number[] = []
  for (let count = 1; count <= 4; count++) {
    statuses.push((await signIn(world, { email: `somebody-${count}@example.com` })).statusCode)
  }

  expect(statuses).toEqual([401, 401, 401, 429])
})

test('trying the password of a sign-in ends, and leaves those of the others alone', async () => {
  await using world = await startLimitedWorld(0.2)
  const cookies: string[] = []
  for (const name of ['Ruth', 'Naomi']) {
    const body = { name, email: `${name}@example.com`, password: 'safe-and-sound' }
    cookies.push((await askIdentity(world, 'sign-up/email', { body })).cookie)
  }
  const body = { currentPassword: 'a guess', newPassword: 'another-one' }
  const statusOf = async (cookie = '') =>
    (await askIdentity(world, 'change-password', { body, cookie })).status

  expect([await statusOf(cookies[0]), await statusOf(cookies[0]), await statusOf(cookies[0])]).toEqual([
    400, 400, 429,
  ])
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([401, 401, 429])
  expect(await statusOf(cookies[1])).toBe(400)
})
