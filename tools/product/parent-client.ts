import { randomUUID } from 'node:crypto'
import {
  type RouteAnswer,
  type RouteBody,
  type RouteName,
  type RouteParams,
  routes,
} from '@faith-fables/contract'

type Sending<Name extends RouteName> = (RouteParams<Name> extends undefined
  ? object
  : { params: RouteParams<Name> }) &
  (RouteBody<Name> extends undefined ? object : { body: RouteBody<Name> }) & { idempotencyKey?: string }

/** A signed-up parent who uses the product over HTTP. */
export interface ParentClient {
  /** @throws Error with the server's answer when it is not a success. */
  call<Name extends RouteName>(name: Name, sending: Sending<Name>): Promise<RouteAnswer<Name>>
  /** The same parent on the product's next start, which listens elsewhere. */
  at(url: string): ParentClient
}

/** Signs up a new parent, with the bonus that comes with it. */
export async function signUpParent(url: string): Promise<ParentClient> {
  const origin = { Origin: url }
  const person = { name: 'Ruth Adler', email: `${randomUUID()}@example.org`, password: randomUUID() }
  const signedUp = await send(url, 'POST', '/api/auth/sign-up/email', origin, person)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answered = await send(url, 'GET', '/api/auth/token', { ...origin, Cookie: cookie })
  const { token }: { token: string } = JSON.parse(await answered.text())
  const client = clientWith(token, url)
  await client.call('syncProfile', { body: {} })
  return client
}

function clientWith(token: string, url: string): ParentClient {
  const headers = { Authorization: `Bearer ${token}` }
  return {
    at: (otherUrl) => clientWith(token, otherUrl),
    call: async (name, sending) => {
      const { method, path } = routes[name]
      const params = 'params' in sending ? Object.entries(sending.params ?? {}) : []
      const filled = params.reduce(
        (filledPath, [key, value]) => filledPath.replace(`:${key}`, String(value)),
        path as string,
      )
      const key = sending.idempotencyKey ? { 'Idempotency-Key': sending.idempotencyKey } : {}
      const body = 'body' in sending ? sending.body : undefined
      const answer = await send(url, method, filled, { ...headers, ...key }, body)
      return JSON.parse(await answer.text())
    },
  }
}

async function send(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) {
  const json = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...json },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
