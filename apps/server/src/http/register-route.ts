import { Readable } from 'node:stream'
import {
  type Endpoint,
  errorBody,
  idempotencyHeaders,
  type RouteName,
  type RouteSchemas,
  type Routes,
  routes,
} from '@faith-fables/contract'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { Idempotency, Remember } from '../idempotency/idempotency.ts'
import type { SignedInPerson } from '../ports/identity.ts'
import type { HttpServer } from './http-server.ts'
import type { KeptAnswer } from './kept/answer-shelf.ts'
import { keptPayload } from './kept/kept-payload.ts'
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
  /** The signed-in person; null on calls that need no token, and where anyone may call and nobody is signed in. */
  person: Routes[Name]['auth'] extends 'parent' | 'administrator'
    ? SignedInPerson
    : Routes[Name]['auth'] extends 'anyone'
      ? SignedInPerson | null
      : null
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
  const { status, isIdempotent, ...route } = describeRoute(name)
  server.route({
    ...route,
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

export interface KeptRoute<Name extends RouteName> {
  /** The answer that is the same for all who may have it; null when there is none. */
  kept: (call: Call<Name>) => Promise<KeptAnswer | null>
  /** What this caller alone is answered where nothing is for all; null for a 204 without a body. */
  own?: (call: Call<Name>) => Promise<Answer<Name> | null>
}

/** As `registerRoute`, for answers whose bytes are kept. */
export function registerKeptRoute<Name extends RouteName>(
  server: HttpServer,
  name: Name,
  { kept: findKept, own }: KeptRoute<Name>,
): void {
  const { status: _status, isIdempotent: _isIdempotent, ...route } = describeRoute(name)
  server.route({
    ...route,
    handler: async (request, reply) => {
      const { params, query, body, person } = request
      // As above: the schemas have checked each part.
      const call = { params, query, body, person, remember: null, request, reply } as object as Call<Name>
      const kept = await findKept(call)
      if (kept)
        return keptPayload(request, reply.header('content-type', 'application/json; charset=utf-8'), kept)
      const answer = await own?.(call)
      return answer === null ? reply.code(204).send() : answer
    },
  })
}

/** As `registerRoute`, for answers that are files; null is a 204 without a body. */
export function registerFileRoute<Name extends RouteName>(
  server: HttpServer,
  name: Name,
  handle: (call: Call<Name>) => Promise<Uint8Array | null>,
): void {
  const { status, isIdempotent: _isIdempotent, ...route } = describeRoute(name)
  server.route({
    ...route,
    handler: async (request, reply) => {
      const { params, query, body, person } = request
      // As above: the schemas have checked each part.
      const call = { params, query, body, person, remember: null, request, reply } as object as Call<Name>
      const file = await handle(call)
      if (file === null) return reply.code(204).send()
      return reply
        .code(status)
        .type(route.config.fileAnswer ?? '')
        .send(Buffer.from(file))
    },
  })
}

/** As `registerFileRoute`, for files that are made while they are sent. */
export function registerStreamRoute<Name extends RouteName>(
  server: HttpServer,
  name: Name,
  handle: (call: Call<Name>) => AsyncIterable<Uint8Array>,
): void {
  const { status, isIdempotent: _isIdempotent, ...route } = describeRoute(name)
  server.route({
    ...route,
    handler: (request, reply) => {
      const { params, query, body, person } = request
      // As above: the schemas have checked each part.
      const call = { params, query, body, person, remember: null, request, reply } as object as Call<Name>
      return reply
        .code(status)
        .type(route.config.fileAnswer ?? '')
        .send(Readable.from(handle(call), { objectMode: false }))
    },
  })
}

/** A token is needed, or only welcome. */
function securityOf(auth: Endpoint['auth']): { security?: Record<string, string[]>[] } {
  if (auth === 'none') return {}
  return { security: auth === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }] }
}

/** What the contract says of a call, in the words of the HTTP server. */
function describeRoute(name: RouteName) {
  const route: (typeof routes)[RouteName] & RouteSchemas = routes[name]
  const status = route.successStatus ?? 200
  const isIdempotent = 'idempotent' in route
  const schema: FastifySchema = {
    summary: route.summary,
    tags: [route.area],
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
    ...(isIdempotent ? { headers: idempotencyHeaders } : {}),
    ...securityOf(route.auth),
    response: {
      // The bytes of a file are sent as they are.
      [status]: route.fileAnswer ? z.string().describe('The file.') : route.answer,
      ...(route.emptyAnswer ? { 204: z.null().describe(route.emptyAnswer) } : {}),
      '4xx': errorBody,
      '5xx': errorBody,
    },
  }
  return {
    status,
    isIdempotent,
    method: route.method,
    url: route.path,
    schema,
    config: {
      auth: route.auth,
      routeName: name,
      ...(route.fileBody ? { fileBody: route.fileBody } : {}),
      ...(route.fileAnswer ? { fileAnswer: route.fileAnswer } : {}),
    },
  }
}
