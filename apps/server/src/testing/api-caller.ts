import {
  type ErrorBody,
  endpoints,
  type RouteAnswer,
  type RouteBody,
  type RouteName,
  type RouteParams,
  type RouteQuery,
} from '@faith-fables/contract'
import type { HttpServer } from '../http/http-server.ts'

/** What a call sends when it may be wrong on purpose. */
export interface AnythingSent {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** What a call sends when it is meant to succeed. */
export type SentTo<Name extends RouteName> = AnythingSent & {
  params?: RouteParams<Name>
  query?: RouteQuery<Name>
  /** Where the contract describes no body, as for a picture, any. */
  body?: RouteBody<Name> extends undefined ? unknown : RouteBody<Name>
}

export interface ApiAnswer<Name extends RouteName> {
  status: number
  headers: Record<string, unknown>
  body: RouteAnswer<Name> | ErrorBody
}

/** The product's API as one caller uses it, over HTTP without a socket. */
export interface ApiCaller {
  /** Answers what came back, success or not; anything may be sent. */
  call<Name extends RouteName>(name: Name, sent?: AnythingSent): Promise<ApiAnswer<Name>>
  /** Answers the body of a success; fails the test on anything else. */
  ask<Name extends RouteName>(name: Name, sent?: SentTo<Name>): Promise<RouteAnswer<Name>>
}

/**
 * @param token sent as bearer; null for a stranger.
 * @param describeLog what the server logged, for the message of a failed `ask`.
 */
export function createApiCaller(
  server: () => HttpServer,
  token: string | null,
  describeLog: () => string,
): ApiCaller {
  async function send(name: RouteName, sent: AnythingSent) {
    const { method, path } = endpoints[name]
    return server().inject({
      method,
      url: fillPath(path, sent.params ?? {}),
      query: textValues(sent.query ?? {}),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...sent.headers },
      ...payloadOf(sent.body),
    })
  }

  return {
    async call(name, sent = {}) {
      const response = await send(name, sent)
      return { status: response.statusCode, headers: response.headers, body: response.json() }
    },
    async ask(name, sent = {}) {
      const response = await send(name, sent)
      if (response.statusCode >= 300) {
        throw new Error(`${name} answered ${response.statusCode}: ${response.body}${describeLog()}`)
      }
      return response.json()
    },
  }
}

function payloadOf(body: unknown): { payload?: string | Buffer | object } {
  if (body === undefined) return {}
  if (typeof body === 'string' || (typeof body === 'object' && body !== null)) return { payload: body }
  return { payload: JSON.stringify(body) }
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The address ${path} needs the parameter ${name}.`)
    return encodeURIComponent(String(value))
  })
}

function textValues(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
}
