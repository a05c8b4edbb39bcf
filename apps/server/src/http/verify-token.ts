import { errors, type JWTPayload, jwtVerify } from 'jose'
import { ApiError } from '../api-error.ts'
import type { IdentityProvider, SignedInPerson } from '../ports/identity.ts'

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
    const { payload } = await jwtVerify(token, identity.keys, {
      issuer: identity.issuer,
      audience: identity.audience,
      requiredClaims: ['exp', 'sub', 'email'],
    })
    return { person: personOf(payload), expires: (payload.exp ?? 0) * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ApiError('UNAUTHENTICATED', notSignedIn)
    throw error
  }
}

function personOf(payload: JWTPayload): SignedInPerson {
  if (!payload.sub || typeof payload.email !== 'string') throw new ApiError('UNAUTHENTICATED', notSignedIn)
  return {
    uid: payload.sub,
    email: payload.email,
    emailVerified: payload.email_verified === true,
    name: typeof payload.name === 'string' ? payload.name : null,
  }
}
