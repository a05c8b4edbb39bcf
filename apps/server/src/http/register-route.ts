import {
  errorBody,
  idempotencyHeaders,
  type RouteName,
  type RouteSchemas,
  type Routes,
  routes,
} from '@faith-fables/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Idempotency, Remember } from '../idempotency/idempotency.ts'
import type { SignedInPerson } from '../ports/identity.ts'
import type { HttpServer } from './http-server.ts'
import { keyedCallOf } from './keyed-call.ts'

type Received<Name extends RouteName, Part extends string> =
  Routes[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

declare module 'fastify' {
  interface FastifyInstance {
    /** What makes the calls of `idempotent` routes harmless to repeat. */
    idempotency: Idempotency
  }
}

/** A call as its handler sees it: validated, and with the person whose token it carried. */
export interface Call<Name extends RouteName> {
  params: Received<Name, 'params'>
  query: Received<Name, 'query'>
  body: Received<Name, 'body'>
  /** The signed-in person; null on calls that need no token. */
  person: Routes[Name]['auth'] extends 'parent' ? SignedInPerson : null
  /** Keeps the answer inside the transaction of the effect; null on calls that are not idempotent. */
  remember: Routes[Name] extends { idempotent: true } ? Remember<Answer<Name>> : null
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<Name extends RouteName> = z.input<Routes[Name]['answer']>

/**
 * Binds a call of the contract to its handler. Validation, authentication, idempotency and the
 * documentation come from the contract; the handler returns the answer.
 */
export function registerRoute<Name extends RouteName>(
  server: HttpServer,
  name: Name,
  handle: (call: Call<Name>) => Promise<Answer<Name>>,
): void {
  const route: (typeof routes)[RouteName] & RouteSchemas = routes[name]
  const status = route.successStatus ?? 200
  const isIdempotent = 'idempotent' in route
  server.route({
    method: route.method,
    url: route.path,
    schema: {
      summary: route.summary,
      tags: [route.area],
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      ...(isIdempotent ? { headers: idempotencyHeaders } : {}),
      ...(route.auth === 'parent' ? { security: [{ bearer: [] }] } : {}),
      response: { [status]: route.answer, '4xx': errorBody, '5xx': errorBody },
    },
    config: { auth: route.auth, routeName: name, ...(route.fileBody ? { fileBody: route.fileBody } : {}) },
    handler: async (request, reply) => {
      const { params, query, body, person } = request
      const run = (remember: Remember<Answer<Name>> | null) => {
        const call: object = { params, query, body, person, remember, request, reply }
        // The schemas above have checked each part; the cast only tells the compiler which route this is.
        return handle(call as Call<Name>)
      }
      const answer = isIdempotent
        ? await server.idempotency.answerOnce(keyedCallOf(request), run)
        : await run(null)
      return reply.code(status).send(answer)
    },
  })
}
