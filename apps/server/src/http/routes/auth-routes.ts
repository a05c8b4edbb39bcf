import { identityCalls } from '@faith-fables/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../api-error.ts'
import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'

/** No call of the identity provider needs more. */
const bodyBytes = 16 * 1024
const deepestBody = 10

/** What belongs to one connection, or is said anew for the body we hand on. */
const droppedHeaders = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'x-forwarded-for',
])

type IdentityCall = keyof typeof identityCalls

/** The accounts' own calls, as the built-in identity provider defines them: those of the contract and no others. */
export function authRoutes(server: HttpServer, { identity, database }: AppContext): void {
  const { handle } = identity
  if (!handle) return
  for (const call of Object.keys(identityCalls) as IdentityCall[]) {
    const [method = '', path] = call.split(' ')
    const body = identityCalls[call]
    server.route({
      method,
      url: `/api/auth${path}`,
      bodyLimit: bodyBytes,
      preValidation: async (request) => refuseUnstorableText(request.body),
      schema: { hide: true, ...(body && { body }) },
      handler: async (request, reply) => {
        const answer = await handle(toWebRequest(request))
        // To the provider a database that is away looks like a sign-in that ended; nobody is signed out for that.
        if (answer.status === 401 || answer.status >= 500) await database.check()
        return sendAnswer(request, reply, answer)
      },
    })
  }
}

function toWebRequest(request: FastifyRequest): Request {
  const { method, body } = request
  return new Request(addressOf(request), {
    method,
    headers: headersOf(request),
    ...(method === 'POST' && body ? { body: JSON.stringify(body) } : {}),
  })
}

/** The address the browser used, which the provider compares with the page's origin. */
function addressOf({ protocol, host, url }: FastifyRequest): URL {
  const origin = `${protocol}://${host}`
  if (!URL.canParse(url, origin)) throw new ApiError('INVALID_REQUEST', 'The Host header is no host.')
  return new URL(url, origin)
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (droppedHeaders.has(name)) continue
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  // A browser says where a page comes from; a program that says nothing acts for nobody's page but itself.
  if (!['origin', 'referer', 'sec-fetch-site'].some((name) => headers.has(name))) {
    headers.set('origin', addressOf(request).origin)
  }
  // Kept with the sign-in; what the caller says of itself is not believed.
  headers.set('x-forwarded-for', request.ip)
  return headers
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  const body = await response.text()
  if (response.status >= 500) request.log.error({ status: response.status }, 'The identity provider failed.')
  if (!body && response.status >= 400) throw wordlessRefusal(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.code(response.status).send(body)
}

function wordlessRefusal(status: number): Error {
  if (status === 404) return new ApiError('NOT_FOUND', 'There is no such call under /api/auth.')
  if (status < 500) return new ApiError('INVALID_REQUEST', 'The identity provider refused this call.')
  return new ApiError('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.')
}

/** @throws ApiError INVALID_REQUEST for what no account can hold */
function refuseUnstorableText(body: unknown): void {
  if (!holdsUnstorableText(body)) return
  throw new ApiError('INVALID_REQUEST', 'The request holds characters that cannot be stored.')
}

/**
 * Whether a text somewhere in it is one PostgreSQL cannot keep.
 * @throws ApiError INVALID_REQUEST when it is nested deeper than any call of the provider
 */
function holdsUnstorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  if (depth > deepestBody) throw new ApiError('INVALID_REQUEST', 'The request is nested too deeply.')
  return Object.entries(value)
    .flat()
    .some((part) => holdsUnstorableText(part, depth + 1))
}
