import { describe, expect, test, vi } from 'vitest'
import {
  endedSignInAnswers,
  fakeNetwork,
  json,
  leaveSignInMark,
  noAnswer,
  ruth,
} from '../testing/fake-network.ts'
import { createBuiltinIdentity } from './builtin-identity.ts'
import { IdentityError } from './identity.ts'

const tokenPlace = 'GET /api/auth/token'

/** A token good for so many seconds. */
function tokenFor(seconds: number): string {
  return `h.${btoa(JSON.stringify({ iat: 5000, exp: 5000 + seconds }))}.s`
}

describe('the token', () => {
  test('is kept, and fetched once for calls that ask at the same time', async () => {
    const network = fakeNetwork({ [tokenPlace]: () => json({ token: tokenFor(900) }) })
    const identity = createBuiltinIdentity()
    const [one, other] = await Promise.all([identity.token(), identity.token()])
    expect(one).toBe(other)
    expect(await identity.token()).toBe(one)
    expect(network.sent(tokenPlace)).toHaveLength(1)
  })

  test('is renewed a minute before its end', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const network = fakeNetwork({ [tokenPlace]: () => json({ token: tokenFor(900) }) })
    const identity = createBuiltinIdentity()
    await identity.token()
    vi.advanceTimersByTime(839_000)
    await identity.token()
    expect(network.sent(tokenPlace)).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    await identity.token()
    expect(network.sent(tokenPlace)).toHaveLength(2)
    vi.useRealTimers()
  })

  test('is null when the sign-in has ended, and that is told', async () => {
    leaveSignInMark()
    fakeNetwork(endedSignInAnswers)
    const identity = createBuiltinIdentity()
    const heard = vi.fn()
    identity.onChange(heard)
    expect(await identity.token()).toBeNull()
    expect(heard).toHaveBeenCalledOnce()
    expect(identity.storedUid()).toBeNull()
  })

  test('that was refused to the page, before somebody signed in to it, is asked for again', async () => {
    leaveSignInMark()
    const answers = [json({}, 401), json({ token: 'a.b.c' })]
    fakeNetwork({
      [tokenPlace]: () => answers.shift() ?? json({}, 500),
      'GET /api/auth/get-session': () => json({ user: ruth }),
    })
    const identity = createBuiltinIdentity()
    const heard = vi.fn()
    identity.onChange(heard)
    expect(await identity.token()).toBe('a.b.c')
    expect(heard).not.toHaveBeenCalled()
  })

  test('that is refused again and again ends the sign-in here, although the provider knows it', async () => {
    leaveSignInMark()
    fakeNetwork({
      [tokenPlace]: () => json({}, 401),
      'GET /api/auth/get-session': () => json({ user: ruth }),
    })
    const identity = createBuiltinIdentity()
    const heard = vi.fn()
    identity.onChange(heard)
    expect(await identity.token()).toBeNull()
    expect(heard).toHaveBeenCalledOnce()
    expect(identity.storedUid()).toBeNull()
  })

  test('that is refused ends nothing while the sign-in cannot be looked up', async () => {
    leaveSignInMark()
    fakeNetwork({ [tokenPlace]: () => json({}, 401), 'GET /api/auth/get-session': () => json({}, 500) })
    const identity = createBuiltinIdentity()
    const heard = vi.fn()
    identity.onChange(heard)
    await expect(identity.token()).rejects.toThrow(IdentityError)
    expect(heard).not.toHaveBeenCalled()
    expect(identity.storedUid()).toBe(ruth.id)
  })

  test('that the product no longer takes ends the sign-in here', async () => {
    leaveSignInMark()
    fakeNetwork({})
    const identity = createBuiltinIdentity()
    const heard = vi.fn()
    identity.onChange(heard)
    identity.endHere()
    expect(heard).toHaveBeenCalledOnce()
    expect(identity.storedUid()).toBeNull()
  })
})

describe('signing in', () => {
  const place = 'POST /api/auth/sign-in/email'

  test('answers who came, and leaves a mark for the next visit', async () => {
    fakeNetwork({ [place]: () => json({ user: ruth }) })
    const identity = createBuiltinIdentity()
    expect(identity.storedUid()).toBeNull()
    const user = await identity.signIn(ruth.email, 'secret')
    expect(user).toEqual({ uid: ruth.id, email: ruth.email, displayName: ruth.name })
    expect(identity.storedUid()).toBe(ruth.id)
  })

  test.each([
    ['INVALID_EMAIL_OR_PASSWORD', 401, 'invalid-credential'],
    ['INVALID_EMAIL', 400, 'invalid-email'],
    ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 422, 'email-already-in-use'],
    ['PASSWORD_TOO_SHORT', 400, 'weak-password'],
    ['INVALID_PASSWORD', 400, 'wrong-password'],
    ['INVALID_TOKEN', 400, 'expired-link'],
    ['RESET_PASSWORD_DISABLED', 400, 'not-available'],
    ['ANYTHING_ELSE', 429, 'too-many-requests'],
    ['ANYTHING_ELSE', 500, 'other'],
  ])('knows %s with %i as %s', async (code, status, problem) => {
    fakeNetwork({ [place]: () => json({ code, message: 'Words of the library' }, status) })
    await expect(createBuiltinIdentity().signIn('a', 'b')).rejects.toMatchObject({ problem })
  })

  test('without an answer says so', async () => {
    fakeNetwork({ [place]: noAnswer })
    await expect(createBuiltinIdentity().signIn('a', 'b')).rejects.toThrow('Network error')
  })
})

describe('the check of a sign-in', () => {
  const place = 'GET /api/auth/get-session'

  test('ends it when the provider says that nobody is there', async () => {
    leaveSignInMark()
    fakeNetwork({ [place]: () => json(null) })
    const identity = createBuiltinIdentity()
    expect(await identity.currentUser()).toBeNull()
    expect(identity.storedUid()).toBeNull()
  })

  test.each([
    ['breaks off, as when the page is left meanwhile', brokenOff],
    ['is empty', () => new Response('')],
    ['is another page in between', () => new Response('<html>Sign in to this network</html>')],
  ])('ends nothing when its answer %s', async (_, answer) => {
    leaveSignInMark()
    fakeNetwork({ [place]: answer })
    const identity = createBuiltinIdentity()
    await expect(identity.currentUser()).rejects.toThrow('Network error')
    expect(identity.storedUid()).toBe(ruth.id)
  })
})

/** Its status has come, its words never do. */
function brokenOff(): Response {
  return Object.assign(json(null), { json: () => Promise.reject(new DOMException('', 'AbortError')) })
}

test('accounts, sign-ins, passwords and sign-outs go through the identity provider (AU-20)', async () => {
  const network = fakeNetwork({
    'POST /api/auth/sign-up/email': () => json({ user: ruth }),
    'POST /api/auth/send-verification-email': () => json({ status: true }),
    'POST /api/auth/sign-in/email': () => json({ user: ruth }),
    'POST /api/auth/change-password': () => json({ user: ruth }),
    'POST /api/auth/sign-out': () => json({ success: true }),
  })
  const identity = createBuiltinIdentity()
  await identity.signUp({ displayName: ruth.name, email: ruth.email, password: 'secret' })
  await identity.sendVerificationEmail(ruth.email)
  await identity.signIn(ruth.email, 'secret')
  await identity.changePassword('secret', 'another')
  await identity.signOut()
  expect(network.sent().map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/auth/sign-up/email',
      { name: ruth.name, email: ruth.email, password: 'secret', callbackURL: '/email-verified' },
    ],
    ['/api/auth/send-verification-email', { email: ruth.email, callbackURL: '/email-verified' }],
    ['/api/auth/sign-in/email', { email: ruth.email, password: 'secret' }],
    // The current password proves anew who is there; every other sign-in ends.
    [
      '/api/auth/change-password',
      { currentPassword: 'secret', newPassword: 'another', revokeOtherSessions: true },
    ],
    ['/api/auth/sign-out', {}],
  ])
})
