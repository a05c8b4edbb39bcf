import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { askIdentity } from '../../testing/ask-identity.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'

const ruth = { name: 'Ruth', email: 'ruth@example.com', password: 'safe-and-sound' }

test('a parent signs up, gets a token with the cookie, and calls with the token (AU-01, AU-20)', async () => {
  await using world = await startTestWorld()

  const signUp = await askIdentity(world, 'sign-up/email', { body: ruth })
  const { body } = await askIdentity(world, 'token', { cookie: signUp.cookie })
  const { token } = JSON.parse(body)
  const profile = await world.as({ token }).ask('syncProfile')

  expect(profile).toMatchObject({ email: ruth.email, displayName: 'Ruth', tokensAvailable: 300 })
  const { iat = 0, exp = 0, ...payload } = decodeJwt(token)
  expect(payload).toEqual({
    sub: profile.uid,
    email: ruth.email,
    email_verified: false,
    name: 'Ruth',
    iss: 'faith-fables',
    aud: 'faith-fables',
  })
  expect(exp - iat).toBe(15 * 60)
})

test('signing in again works, and signing out ends it (AU-20)', async () => {
  await using world = await startTestWorld()
  await askIdentity(world, 'sign-up/email', { body: ruth })

  const { cookie } = await askIdentity(world, 'sign-in/email', { body: ruth })
  const before = await askIdentity(world, 'get-session', { cookie })
  const signOut = await askIdentity(world, 'sign-out', { body: {}, cookie })
  const after = await askIdentity(world, 'get-session', { cookie })

  expect(JSON.parse(before.body)).toMatchObject({ user: { email: ruth.email } })
  expect(signOut.status).toBe(200)
  expect(after.body).toBe('null')
})

test('the sign-in cookie is out of reach of scripts and of other sites', async () => {
  await using world = await startTestWorld()

  const { setCookies } = await askIdentity(world, 'sign-up/email', { body: ruth })

  expect(setCookies).not.toEqual([])
  for (const cookie of setCookies) {
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).not.toMatch(/; Secure/i)
  }
})

test('on an https address the cookie travels encrypted only', async () => {
  await using world = await startTestWorld({ settings: { PUBLIC_URL: 'https://fables.example' } })

  const { setCookies } = await askIdentity(world, 'sign-up/email', { body: ruth })

  expect(setCookies).not.toEqual([])
  for (const cookie of setCookies) expect(cookie).toMatch(/; Secure/i)
})

test('a page of another site cannot sign in or change a password', async () => {
  await using world = await startTestWorld()
  const { cookie } = await askIdentity(world, 'sign-up/email', { body: ruth })
  const headers = { origin: 'https://elsewhere.example' }
  const change = { currentPassword: ruth.password, newPassword: 'another-one' }

  const signIn = await askIdentity(world, 'sign-in/email', { body: ruth, cookie, headers })
  const changed = await askIdentity(world, 'change-password', { body: change, cookie, headers })

  expect([signIn.status, changed.status]).toEqual([403, 403])
  expect(signIn.cookie).toBe('')
})

test('a password is changed by whoever knows the old one (AU-20)', async () => {
  await using world = await startTestWorld()
  const { cookie } = await askIdentity(world, 'sign-up/email', { body: ruth })
  const change = (currentPassword: string) =>
    askIdentity(world, 'change-password', { body: { currentPassword, newPassword: 'another-one' }, cookie })

  const wrong = await change('not-the-old-one')
  const right = await change(ruth.password)
  const signIn = await askIdentity(world, 'sign-in/email', { body: { ...ruth, password: 'another-one' } })

  expect(wrong.status).toBe(400)
  expect(JSON.parse(wrong.body)).toMatchObject({ code: 'INVALID_PASSWORD' })
  expect([right.status, signIn.status]).toEqual([200, 200])
})

test.each([
  ['a password that is too short', { ...ruth, password: 'short' }, 400, 'PASSWORD_TOO_SHORT'],
  ['an e-mail address that is none', { ...ruth, email: 'ruth' }, 400, 'VALIDATION_ERROR'],
  ['a missing name', { email: ruth.email, password: ruth.password }, 400, 'INVALID_REQUEST'],
  ['a name with NUL', { ...ruth, name: 'Ru\0th' }, 400, 'INVALID_REQUEST'],
  ['half a character', { ...ruth, name: 'Ruth \ud83d' }, 400, 'INVALID_REQUEST'],
  ['an endless name', { ...ruth, name: 'R'.repeat(20_000) }, 413, 'TOO_LARGE'],
  ['a list', [1, 2], 400, 'INVALID_REQUEST'],
])('signing up with %s is refused with a code and a sentence', async (_case, body, status, code) => {
  await using world = await startTestWorld()

  const answer = await askIdentity(world, 'sign-up/email', { body })

  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    status,
    expect.objectContaining({ code, message: expect.stringMatching(/\w+ \w+/) }),
  ])
  expect(world.log).toEqual([])
})

test('an account that is there is not made again, and a wrong password does not open it', async () => {
  await using world = await startTestWorld()
  await askIdentity(world, 'sign-up/email', { body: ruth })

  const again = await askIdentity(world, 'sign-up/email', { body: ruth })
  const wrong = await askIdentity(world, 'sign-in/email', { body: { ...ruth, password: 'wrong-one' } })

  expect([again.status, JSON.parse(again.body).code]).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'])
  expect([wrong.status, JSON.parse(wrong.body).code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD'])
})

test('an unknown call of the accounts answers JSON', async () => {
  await using world = await startTestWorld()

  const answer = await askIdentity(world, 'no-such-call')

  expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'NOT_FOUND'])
})

test('a sign-in remembers the address of the connection, not the one the caller claims', async () => {
  await using world = await startTestWorld()
  const response = await world.server.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { 'x-forwarded-for': '203.0.113.9' },
    remoteAddress: '198.51.100.7',
    payload: ruth,
  })
  const cookie = [response.headers['set-cookie'] ?? []].flat().join('; ')

  const session = await askIdentity(world, 'get-session', { cookie })

  expect(JSON.parse(session.body).session.ipAddress).toBe('198.51.100.7')
})

test('a body that is nested without end is refused', async () => {
  await using world = await startTestWorld({ works: false })

  const answer = await world.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: 'The request is nested too deeply.', code: 'INVALID_REQUEST' })
})
