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
  uid: string
  displayName: string
  email: string
  password: string
  /** Good for 15 minutes. */
  token: string
  /** What keeps their sign-in in a browser. */
  cookies: { name: string; value: string }[]
  /** @throws Error with the server's answer when it is not a success. */
  call<Name extends RouteName>(name: Name, sending: Sending<Name>): Promise<RouteAnswer<Name>>
  /** The same parent on the product's next start, which listens elsewhere. */
  at(url: string): ParentClient
}

/** Signs up a new parent, with the bonus that comes with it. */
export async function signUpParent(
  url: string,
  email: string = `${randomUUID()}@example.org`,
): Promise<ParentClient> {
  const person = { name: 'Ruth Adler', email, password: randomUUID() }
  const signedUp = await send(url, 'POST', '/api/auth/sign-up/email', { Origin: url }, person)
  const { user }: { user: { id: string } } = JSON.parse(await signedUp.text())
  const cookies = signedUp.headers.getSetCookie().map(readCookie)
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answered = await send(url, 'GET', '/api/auth/token', { Origin: url, Cookie })
  const { token }: { token: string } = JSON.parse(await answered.text())
  const { name: displayName, ...credentials } = person
  const client = clientWith({ uid: user.id, displayName, ...credentials, token, cookies }, url)
  await client.call('syncProfile', { body: { displayName } })
  return client
}

/** Name and value of a Set-Cookie line. */
function readCookie(line: string): { name: string; value: string } {
  const [pair = ''] = line.split(';')
  const equals = pair.indexOf('=')
  return { name: pair.slice(0, equals), value: pair.slice(equals + 1) }
}

type Person = Omit<ParentClient, 'at' | 'call'>

function clientWith(person: Person, url: string): ParentClient {
  const headers = { Authorization: `Bearer ${person.token}` }
  return {
    ...person,
    at: (otherUrl) => clientWith(person, otherUrl),
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
      return await read(answer)
    },
  }
}

/** The bytes of a picture, or what JSON says; nothing in an answer without a body. */
async function read(answer: Response) {
  if (answer.headers.get('content-type')?.startsWith('image/'))
    return new Uint8Array(await answer.arrayBuffer())
  return answer.status === 204 ? undefined : JSON.parse(await answer.text())
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
