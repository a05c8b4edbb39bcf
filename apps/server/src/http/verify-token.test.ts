import { generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { createTokenVerifier } from './verify-token.ts'

afterEach(() => void vi.useRealTimers())

async function startIdentity() {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA')
  const keys = vi.fn(async () => publicKey)
  const sign = (claims: Record<string, unknown>, expires: number) =>
    new SignJWT({ email: 'ruth@example.com', ...claims })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer('fables')
      .setAudience('fables')
      .setExpirationTime(expires)
      .sign(privateKey)
  const verify = createTokenVerifier({
    forBrowsers: { provider: 'builtin', google: false },
    sources: null,
    algorithms: ['EdDSA'],
    pastClaims: [],
    isEmulated: false,
    mailsLetters: false,
    issuer: 'fables',
    audience: 'fables',
    keys: keys as JWTVerifyGetKey,
    handle: null,
    ownerOfLink: null,
    isEmailVerified: async () => true,
    hasPassword: async () => true,
    proves: async () => false,
    forget: async () => {},
  })
  return { keys, sign, verify: (token: string) => verify(`Bearer ${token}`) }
}

test('a token is checked once, known again by its letters, and refused from the second on in which it expires', async () => {
  const { keys, sign, verify } = await startIdentity()
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), toFake: ['Date'] })
  const expires = Date.now() / 1000 + 60
  const token = await sign({ sub: 'ruth' }, expires)

  expect([await verify(token), await verify(token)]).toMatchObject([{ uid: 'ruth' }, { uid: 'ruth' }])
  expect(keys).toHaveBeenCalledTimes(1)
  vi.setSystemTime(expires * 1000 - 1)
  expect(await verify(token)).toMatchObject({ uid: 'ruth' })
  vi.setSystemTime(expires * 1000)
  await expect(verify(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a token is another one with every letter, and a refused one is never remembered', async () => {
  const { keys, sign, verify } = await startIdentity()
  const token = await sign({ sub: 'ruth' }, Date.now() / 1000 + 60)
  await verify(token)
  const forged = `${token.slice(0, -10)}${token.slice(-10).toLowerCase()}x`

  for (const attempt of [1, 2]) {
    await expect(verify(forged)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(keys).toHaveBeenCalledTimes(1 + attempt)
  }
})
