import { lettersSent } from './letters-sent.ts'
import type { TestWorld } from './start-test-world.ts'

export interface IdentityCall {
  /** A POST with this body; a GET without one. */
  body?: object
  cookie?: string
  headers?: Record<string, string>
}

export interface IdentityAnswer {
  status: number
  body: string
  setCookies: string[]
  /** What a browser would send along from now on. */
  cookie: string
  location: string | undefined
}

/** Calls the identity provider under /api/auth, as a browser does, and waits for the letters that it sends. */
export async function askIdentity(
  world: TestWorld,
  call: string,
  { body, cookie, headers }: IdentityCall = {},
): Promise<IdentityAnswer> {
  const response = await world.server.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/auth/${call}`,
    headers: { ...(cookie ? { cookie } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  })
  await lettersSent(world.context)
  const setCookies = [response.headers['set-cookie'] ?? []].flat()
  return {
    status: response.statusCode,
    body: response.body,
    setCookies,
    cookie: setCookies.map((line) => line.split(';')[0]).join('; '),
    location: response.headers.location,
  }
}
