import type { IdentityProvider, SignedInPerson } from '../ports/identity.ts'
import type { HttpServer } from './http-server.ts'
import { createTokenVerifier } from './verify-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the token of an authenticated call speaks for; null on calls that need none. */
    person: SignedInPerson | null
  }
  interface FastifyContextConfig {
    auth?: 'none' | 'parent'
  }
}

/** Runs before the body is read: a stranger learns nothing about what a valid call looks like. */
export function authenticateCalls(server: HttpServer, identity: IdentityProvider): void {
  const verify = createTokenVerifier(identity)
  server.decorateRequest('person', null)
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.auth !== 'parent') return
    request.person = await verify(request.headers.authorization)
  })
}
