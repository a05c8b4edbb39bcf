import { type Endpoint, endpoints } from '@faith-fables/contract/endpoints'
import type {
  RouteAnswer,
  RouteBody,
  RouteName,
  RouteParams,
  RouteQuery,
} from '@faith-fables/contract/routes'
import { IdentityError } from '../../identity/identity.ts'
import { identity } from '../../identity/identity-provider.ts'
import { ApiError } from './api-error.ts'
import { failureMessage, isOwnRefusal } from './failure-message.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { readAnswer } from './read-answer.ts'

/** A part of a call that may be left out when nothing in it is required. */
type Part<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type CallOptions<Name extends RouteName> = Part<'params', RouteParams<Name>> &
  Part<'query', RouteQuery<Name>> &
  Part<'body', RouteBody<Name>> & {
    /** A file as the body, for uploads. */
    file?: Blob
    /** Makes a repetition harmless, for calls the contract marks so. A new one for each call by default. */
    idempotencyKey?: string
    signal?: AbortSignal
  }

type Arguments<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options]

/** The parts of a call once its types have done their work. */
interface Sending {
  params?: unknown
  query?: unknown
  body?: unknown
  file?: Blob
  idempotencyKey?: string
  signal?: AbortSignal
}

/**
 * One call of the contract. An empty answer is an empty object. With a token that the server no longer takes, one
 * more try is made with a fresh one; refused as well, the sign-in counts as ended here, which leads to the login and back.
 *
 * @throws ApiError whose message is meant for the parent
 */
export async function call<Name extends RouteName>(
  name: Name,
  ...[options]: Arguments<CallOptions<Name>>
): Promise<RouteAnswer<Name>> {
  const endpoint: Endpoint = endpoints[name]
  const sending: Sending = { ...options }
  if (endpoint.idempotent) sending.idempotencyKey ??= newIdempotencyKey()

  const response = await send(name, sending, await tokenFor(endpoint, { fresh: false }))
  if (response.status === 401 && endpoint.auth !== 'none') {
    const second = await send(name, sending, await tokenFor(endpoint, { fresh: true }))
    if (second.status === 401 && !isOwnRefusal(name)) identity.endHere()
    return (await readAnswer(name, second)) as RouteAnswer<Name>
  }
  return (await readAnswer(name, response)) as RouteAnswer<Name>
}

/** @throws ApiError when the call needs a token and there is none; nothing is sent then */
async function tokenFor(endpoint: Endpoint, freshness: { fresh: boolean }): Promise<string | null> {
  if (endpoint.auth === 'none') return null
  // Whoever is not signed in, or cannot show it just now, calls as a stranger.
  if (endpoint.auth === 'anyone') return await identity.token(freshness).catch(() => null)
  const token = await identity.token(freshness).catch((error: unknown) => {
    const message = error instanceof IdentityError ? error.message : null
    throw new ApiError(message ?? endpoint.failure ?? 'API Error: Network error', noAnswer)
  })
  if (token !== null) return token
  const purpose = endpoint.action ?? 'this request'
  throw new ApiError(`No ID Token provided for ${purpose}.`, { status: 401, statusText: 'Unauthorized' })
}

const noAnswer = { status: 0, statusText: 'Network error' }

async function send(name: RouteName, sending: Sending, token: string | null): Promise<Response> {
  const { method, path } = endpoints[name]
  const { file, idempotencyKey, signal } = sending
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (file) headers.set('content-type', file.type)
  else if (sending.body !== undefined) headers.set('content-type', 'application/json')
  const body = file ?? (sending.body === undefined ? null : JSON.stringify(sending.body))

  try {
    return await fetch(address(path, sending), { method, headers, body, signal: signal ?? null })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(failureMessage(name, { ...noAnswer, body: null }), noAnswer, { cause: error })
  }
}

function address(path: string, { params, query }: Sending): string {
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}
