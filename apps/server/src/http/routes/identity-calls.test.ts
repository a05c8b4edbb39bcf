import { identityCalls } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { askIdentity } from '../../testing/ask-identity.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'

const ruth = { name: 'Ruth', email: 'ruth@example.com', password: 'safe-and-sound' }

const google = { GOOGLE_CLIENT_ID: 'our-name', GOOGLE_CLIENT_SECRET: 'our-secret' }

/** What the identity provider could do besides: nobody needs it here. */
const calls = [
  'GET account-info',
  'POST change-email',
  'POST delete-user',
  'GET delete-user/callback',
  'POST get-access-token',
  'POST link-social',
  'GET list-accounts',
  'GET list-sessions',
  'GET ok',
  'POST refresh-token',
  'POST revoke-other-sessions',
  'POST revoke-session',
  'POST revoke-sessions',
  'POST unlink-account',
  'POST update-session',
  'POST verify-password',
  'POST set-password',
  'GET callback/github',
  'POST callback/google',
  'GET sign-out',
  'GET constructor',
  'GET __proto__',
]

function send(
  world: TestWorld,
  call: string,
  options: { body?: string; cookie?: string; query?: string } = {},
) {
  const [method = 'GET', path = ''] = call.split(' ')
  return world.server.inject({
    method: method as 'GET' | 'POST',
    url: `/api/auth/${path.replace(/^\//, '').replace(':token', 'a-token')}${options.query ?? ''}`,
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
    ...(method === 'POST' ? { payload: options.body ?? '{}' } : {}),
  })
}

test('a call of the identity provider that the product does not need is not there', async () => {
  await using world = await startTestWorld({ works: false })
  const { cookie } = await askIdentity(world, 'sign-up/email', { body: ruth })

  for (const call of calls) {
    const answer = await send(world, call, { cookie })
    expect([call, answer.statusCode, answer.json().code]).toEqual([call, 404, 'NOT_FOUND'])
  }
})

const wrongValues = [
  'null',
  '{}',
  '{"toString":1}',
  '{"constructor":{"prototype":1}}',
  '[]',
  '["x","y"]',
  '7',
  '-1e308',
  'true',
  '""',
  '"\\u202e"',
  `"${'R'.repeat(12_000)}"`,
]

const posts = Object.entries(identityCalls).flatMap(([call, body]) =>
  body && 'shape' in body ? [{ call, fields: Object.keys(body.shape) }] : [],
)

const good = {
  ...ruth,
  currentPassword: 'wrong-one',
  newPassword: 'another-one',
  token: 'a-token',
  provider: 'google',
}

/** What the provider would read besides, were it handed on. */
const unasked = ['idToken', 'rememberMe', 'emailVerified', 'id', 'redirectTo', 'scopes', 'additionalData']

test('no call of the accounts fails, whatever it is sent', async () => {
  await using world = await startTestWorld({ works: false, settings: google })
  const { cookie } = await askIdentity(world, 'sign-up/email', { body: ruth })

  for (const { call, fields } of posts) {
    const own = fields.flatMap((field) => (field in good ? [[field, good[field as keyof typeof good]]] : []))
    const bodyWith = (more: string) =>
      `{${[JSON.stringify(Object.fromEntries(own)).slice(1, -1), more].join()}}`
    const bodies = [
      ...wrongValues,
      ...fields.flatMap((field) => wrongValues.map((value) => bodyWith(`"${field}":${value}`))),
      bodyWith(unasked.map((field) => `"${field}":{"toString":1}`).join()),
    ]
    for (const body of bodies) {
      const answer = await send(world, call, { body, cookie })
      expect([call, body.slice(-80), answer.statusCode]).toEqual([call, body.slice(-80), below(500)])
    }
  }
  expect(world.log).toEqual([])
})

const wrongQueries = [
  '?callbackURL=a&callbackURL=b',
  '?callbackURL[]=x',
  '?callbackURL=%00',
  '?callbackURL=/%ff',
  '?callbackURL=http://[',
  '?disableCookieCache[]=1&disableRefresh=x',
  '?disableCookieCache=true&disableCookieCache=false',
  '?code=a&code=b&state=',
  '?code=a&state=%00',
  '?state=x&error[]=1',
  '?__proto__=1&constructor=2',
  `?error=${'x'.repeat(9000)}`,
]
const wrongCookies = [
  'better-auth.session_token=%E0%A4%A',
  'better-auth.session_token=a.b.c; better-auth.session_token=d',
  'better-auth.session_token=; __proto__=1',
  'better-auth.session_data=e30; better-auth.state=%00',
  `better-auth.session_token=${'x'.repeat(5000)}`,
]

test('no call of the accounts fails for what stands behind the ? or in a cookie', async () => {
  await using world = await startTestWorld({ works: false, settings: google })

  for (const call of Object.keys(identityCalls)) {
    for (const query of wrongQueries) {
      const answer = await send(world, call, { query })
      expect([call, query.slice(0, 60), answer.statusCode]).toEqual([call, query.slice(0, 60), below(500)])
    }
    for (const cookie of wrongCookies) {
      const answer = await send(world, call, { cookie })
      expect([call, cookie.slice(0, 60), answer.statusCode]).toEqual([call, cookie.slice(0, 60), below(500)])
    }
  }
  expect(world.log).toEqual([])
})

function below(status: number) {
  return expect.toSatisfy((value: number) => value >= 200 && value < status, `a status below ${status}`)
}

test('a password that is changed ends the other sign-ins, whether or not the caller asks for it', async () => {
  await using world = await startTestWorld({ works: false })
  const here = await askIdentity(world, 'sign-up/email', { body: ruth })
  const elsewhere = await askIdentity(world, 'sign-in/email', { body: ruth })
  const body = { currentPassword: ruth.password, newPassword: 'another-one', revokeOtherSessions: false }

  const changed = await askIdentity(world, 'change-password', { body, cookie: here.cookie })

  expect(changed.status).toBe(200)
  expect((await askIdentity(world, 'get-session', { cookie: elsewhere.cookie })).body).toBe('null')
  const session = JSON.parse((await askIdentity(world, 'get-session', { cookie: changed.cookie })).body)
  expect(session.user.email).toBe(ruth.email)
})
