import { ApiError } from '../api-error.ts'
import type { AppContext } from '../app-context.ts'
import type { SignedInPerson } from '../ports/identity.ts'
import type { HttpServer } from './http-server.ts'
import { createTokenVerifier } from './verify-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the token of an authenticated call speaks for; null on calls that need none. */
    person: SignedInPerson | null
  }
  interface FastifyContextConfig {
    auth?: 'none' | 'anyone' | 'parent' | 'administrator'
  }
}

/**
 * Runs before the body is read: a stranger learns nothing about what a valid call looks like, and nobody but an administrator
 * that there are calls of the desk.
 */
export function authenticateCalls(
  server: HttpServer,
  { identity, users, accounts }: Pick<AppContext, 'identity' | 'users' | 'accounts'>,
): void {
  const verifyToken = createTokenVerifier(identity)
  /** Of a locked parent no call is taken, whatever token it carries. */
  const verify = async (authorization: string | undefined): Promise<SignedInPerson> => {
    const person = await verifyToken(authorization)
    const reason = await accounts.lockOf(person.uid)
    if (reason !== null) throw new ApiError('ACCOUNT_LOCKED', `Your account is locked. The reason: ${reason}`)
    return person
  }
  server.decorateRequest('person', null)
  server.addHook('onRequest', async (request, reply) => {
    const auth = request.routeOptions.config?.auth
    if (auth === 'parent') request.person = await verify(request.headers.authorization)
    const { authorization } = request.headers
    if (auth === 'anyone' && authorization) request.person = await verify(authorization)
    if (auth !== 'administrator') return
    const person = await verify(request.headers.authorization).catch(() => null)
    if (!person || !(await users.isAdministrator(person))) return reply.callNotFound()
    request.person = person
  })
}
