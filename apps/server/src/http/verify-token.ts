import { errors, jwtVerify } from 'jose'
import { ApiError } from '../api-error.ts'
import type { IdentityProvider, SignedInPerson } from '../ports/identity.ts'

/** Checks a bearer token's signature, issuer, audience and expiry, none of which may be missing. */
export type TokenVerifier = (authorization: string | undefined) => Promise<SignedInPerson>

const notSignedIn = 'You need to be signed in: send a valid ID token as bearer.'

/** The one verifier of every authenticated call, whoever issued the token. */
export function createTokenVerifier(identity: IdentityProvider): TokenVerifier {
  return async (authorization) => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
    if (!token) throw new ApiError('UNAUTHENTICATED', notSignedIn)
    try {
      const { payload } = await jwtVerify(token, identity.keys, {
        issuer: identity.issuer,
        audience: identity.audience,
        requiredClaims: ['exp', 'sub', 'email'],
      })
      if (!payload.sub || typeof payload.email !== 'string')
        throw new ApiError('UNAUTHENTICATED', notSignedIn)
      return {
        uid: payload.sub,
        email: payload.email,
        emailVerified: payload.email_verified === true,
        name: typeof payload.name === 'string' ? payload.name : null,
      }
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new ApiError('UNAUTHENTICATED', notSignedIn)
      throw error
    }
  }
}
