import { exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { vi } from 'vitest'

const keysAddress =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

export const projectId = 'fables-of-tests'

export const firebaseSettings = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: 'AIza-of-tests',
  FIREBASE_AUTH_DOMAIN: 'fables-of-tests.firebaseapp.com',
}

export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

/** What Google says of Ruth in the token of a sign-in by password, a moment ago. */
export function ruthsClaims(): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'uid-of-ruth',
    email: 'ruth@example.org',
    email_verified: false,
    name: 'Ruth Adler',
    iat: secondsFromNow(-2),
    auth_time: secondsFromNow(-2),
    exp: secondsFromNow(3600),
    firebase: { identities: { email: ['ruth@example.org'] }, sign_in_provider: 'password' },
  }
}

/**
 * In place of Google's servers, behind `fetch`: shows the public key of the tokens that `sign` signs. The caller puts
 * `fetch` back. Anything else that is asked is answered by `others`.
 */
export async function answerAsGoogle(
  others: (address: string, init: RequestInit) => Response | null = () => null,
) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'of-google', alg: 'RS256', use: 'sig' }] }
  let isAway = false
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    if (isAway) throw new TypeError('fetch failed')
    const address = String(input)
    if (address === keysAddress) return Response.json(keys)
    const answer = others(address, init)
    if (!answer) throw new Error(`The test does not expect ${address}.`)
    return answer
  })
  return {
    publicKey: await exportJWK(publicKey),
    privateKey: await exportPKCS8(privateKey),
    sign: (claims: JWTPayload, kid = 'of-google', key = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key),
    goAway: () => {
      isAway = true
    },
  }
}
