import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '@faith-fables/contract'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AppContext } from '../app-context.ts'
import type { SignedInPerson } from '../ports/identity.ts'
import { answerError, answerUnknownAddress } from './error-answers.ts'
import { configRoutes } from './routes/config-routes.ts'
import { generationRoutes } from './routes/generation-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { mediaRoutes } from './routes/media-routes.ts'
import { referenceRoutes } from './routes/reference-routes.ts'
import { storyRoutes } from './routes/story-routes.ts'
import { userRoutes } from './routes/user-routes.ts'
import { createTokenVerifier } from './verify-token.ts'

export type HttpServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the token of an authenticated call speaks for; null on calls that need none. */
    person: SignedInPerson | null
  }
  interface FastifyContextConfig {
    auth?: 'none' | 'parent'
  }
}

/** The HTTP side of the product, ready to listen or to be injected into. */
export async function createHttpServer(context: AppContext): Promise<HttpServer> {
  const server: HttpServer = fastify({
    loggerInstance: context.logger,
    disableRequestLogging: true,
    bodyLimit: limits.bodyBytes,
    forceCloseConnections: 'idle',
    trustProxy: 'loopback',
  }).withTypeProvider<ZodTypeProvider>()
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  server.setErrorHandler(answerError)
  server.setNotFoundHandler(answerUnknownAddress)
  acceptEmptyJson(server)
  authenticate(server, context)
  server.decorate('idempotency', context.idempotency)

  for (const routes of [
    healthRoutes,
    configRoutes,
    referenceRoutes,
    userRoutes,
    generationRoutes,
    storyRoutes,
    mediaRoutes,
  ]) {
    routes(server, context)
  }
  return server
}

/** Calls without a body may still say that they send JSON. */
function acceptEmptyJson(server: HttpServer): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

/** Runs before validation: a stranger learns nothing about what a valid call looks like. */
function authenticate(server: HttpServer, context: AppContext): void {
  const verify = createTokenVerifier(context.identity)
  server.decorateRequest('person', null)
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.auth === 'parent')
      request.person = await verify(request.headers.authorization)
  })
}
