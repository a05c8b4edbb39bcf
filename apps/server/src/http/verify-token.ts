import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { ApiError } from '../api-error.ts'
import type { IdentityProvider, SignedInPerson } from '../ports/identity.ts'
import { SupplierError } from '../ports/supplier-error.ts'

/** Checks a bearer token's signature, issuer, audience and expiry, none of which may be missing. */
export type TokenVerifier = (authorization: string | undefined) => Promise<SignedInPerson>

const notSignedIn = 'You need to be signed in: send a valid ID token as bearer.'

/** So many tokens are known again by their letters, each until it expires: checking a signature takes longer than most calls. */
const knownAtOnce = 5000

/** The one verifier of every authenticated call, whoever issued the token. */
export function createTokenVerifier(identity: IdentityProvider): TokenVerifier {
  const known = new Map<string, VerifiedToken>()
  return async (authorization) => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
    if (!token) throw new ApiError('UNAUTHENTICATED', notSignedIn)
    const verified = known.get(token)
    if (verified && Date.now() < verified.expires) return verified.person
    known.delete(token)
    const fresh = await verify(identity, token)
    known.set(token, fresh)
    const [oldest] = known.keys()
    if (known.size > knownAtOnce && oldest !== undefined) known.delete(oldest)
    return fresh.person
  }
}

interface VerifiedToken {
  person: SignedInPerson
  /** Milliseconds since 1970. */
  expires: number
}

async function verify(identity: IdentityProvider, token: string): Promise<VerifiedToken> {
  try {
    const payload = await read(identity, token)
    if (!identity.pastClaims.every((claim) => isPast(payload[claim])))
      throw new ApiError('UNAUTHENTICATED', notSignedIn)
    return { person: personOf(payload), expires: (payload.exp ?? 0) * 1000 }
  } catch (error) {
    // Nobody is signed out because the provider's keys are out of reach.
    if (error instanceof SupplierError)
      throw new ApiError(
        'UNAVAILABLE',
        'We cannot check sign-ins just now. Please try again in a few minutes.',
      )
    if (error instanceof errors.JOSEError) throw new ApiError('UNAUTHENTICATED', notSignedIn)
    throw error
  }
}

async function read(identity: IdentityProvider, token: string): Promise<JWTPayload> {
  const { issuer, audience, keys, algorithms, pastClaims, isEmulated } = identity
  const expected = { issuer, audience, requiredClaims: ['exp', 'sub', 'email', ...pastClaims] }
  if (isEmulated) return UnsecuredJWT.decode(token, expected).payload
  return (await jwtVerify(token, keys, { ...expected, algorithms })).payload
}

/** Two clocks may differ by so much. */
const clockDifferenceSeconds = 60

function isPast(seconds: unknown): boolean {
  return typeof seconds === 'number' && seconds <= Date.now() / 1000 + clockDifferenceSeconds
}

function personOf(payload: JWTPayload): SignedInPerson {
  if (!payload.sub || typeof payload.email !== 'string') throw new ApiError('UNAUTHENTICATED', notSignedIn)
  return {
    uid: payload.sub,
    email: payload.email,
    emailVerified: payload.email_verified === true,
    name: typeof payload.name === 'string' ? payload.name : null,
    signedInAt: typeof payload.auth_time === 'number' ? payload.auth_time * 1000 : undefined,
    signedInWith: wayOf(payload.firebase),
  }
}

/** Firebase says it in a part of its own; other providers say nothing of it. */
function wayOf(firebase: unknown): string | undefined {
  if (typeof firebase !== 'object' || firebase === null || !('sign_in_provider' in firebase)) return
  return typeof firebase.sign_in_provider === 'string' ? firebase.sign_in_provider : undefined
}
