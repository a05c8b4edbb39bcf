import { type RouteName, routes } from '@faith-fables/contract'
import {
  type CryptoKey,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { expect, test } from 'vitest'
import type { IdentityProvider } from '../ports/identity.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const names = Object.keys(routes) as RouteName[]
const guarded = names.filter((name) => routes[name].auth === 'parent')
const anyParams = {
  characterId: 'x',
  generationId: 'x',
  sceneIndex: 0,
  storyId: 'x',
  linkId: 'l',
  collectionId: 'c',
  format: 'pdf-a4',
  recordingId: 'r',
  style: 'watercolor',
  purchaseId: 'p',
  page: 1,
}

const issuer = 'https://identity.example'
const audience = 'fables'
const ruth: JWTPayload = { sub: 'ruth', email: 'ruth@example.com', iss: issuer, aud: audience }

/** An identity provider whose tokens the test signs itself. */
async function createIdentity(): Promise<{ identity: IdentityProvider; key: CryptoKey }> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'ours', alg: 'ES256' }] })
  return {
    identity: {
      forBrowsers: { provider: 'builtin', google: false },
      sources: null,
      algorithms: ['ES256'],
      pastClaims: [],
      isEmulated: false,
      mailsLetters: false,
      issuer,
      audience,
      keys,
      handle: null,
      ownerOfLink: null,
      isEmailVerified: async () => true,
      hasPassword: async () => true,
      proves: async () => false,
      forget: async () => {},
    },
    key: privateKey,
  }
}

function sign(payload: JWTPayload, key: CryptoKey, kid = 'ours'): Promise<string> {
  return new SignJWT({ exp: inMinutes(5), ...payload }).setProtectedHeader({ alg: 'ES256', kid }).sign(key)
}

function inMinutes(minutes: number): number {
  return Math.floor(Date.now() / 1000) + minutes * 60
}

test('every call that needs a parent refuses a stranger, whatever else it sends (UA-01, ST-01, ER-02)', async () => {
  await using world = await startTestWorld({ works: false })

  for (const name of guarded) {
    const answer = await world.anonymous.call(name, {
      params: anyParams,
      headers: { 'idempotency-key': 'k' },
    })
    expect([name, answer.status, answer.body]).toEqual([
      name,
      401,
      { message: 'You need to be signed in: send a valid ID token as bearer.', code: 'UNAUTHENTICATED' },
    ])
  }
})

test('only a token that is ours, whole and not over opens the door', async () => {
  const { identity, key } = await createIdentity()
  await using world = await startTestWorld({ works: false, overrides: { identity } })
  const stranger = await generateKeyPair('ES256')
  const whole = await sign(ruth, key)
  const bad: Record<string, string> = {
    empty: '',
    'no token': 'Ruth',
    expired: await sign({ ...ruth, exp: inMinutes(-1) }, key),
    'good for ever': await new SignJWT(ruth).setProtectedHeader({ alg: 'ES256', kid: 'ours' }).sign(key),
    'not valid yet': await sign({ ...ruth, nbf: inMinutes(5) }, key),
    'of another issuer': await sign({ ...ruth, iss: 'https://elsewhere.example' }, key),
    'for another audience': await sign({ ...ruth, aud: 'another-product' }, key),
    'of a stranger’s key': await sign(ruth, stranger.privateKey),
    'of an unknown key': await sign(ruth, stranger.privateKey, 'theirs'),
    unsigned: new UnsecuredJWT({ ...ruth, exp: inMinutes(5) }).encode(),
    'without a person': await sign({ ...ruth, sub: '' }, key),
    'without an e-mail address': await sign({ sub: 'ruth', iss: issuer, aud: audience }, key),
    'changed on the way': whole.replace(/\.[^.]+\./, `.${btoa(JSON.stringify({ ...ruth, sub: 'eve' }))}.`),
    'cut short': whole.slice(0, -5),
  }

  expect((await world.as({ token: whole }).call('getProfile')).status).toBe(200)
  for (const [kind, token] of Object.entries(bad)) {
    expect([kind, (await world.as({ token }).call('getProfile')).status]).toEqual([kind, 401])
  }
  expect(world.log).toEqual([])
})
