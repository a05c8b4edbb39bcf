import { z } from 'zod'
import type { HttpServer } from '../http/http-server.ts'

export interface TestParent {
  uid: string
  name: string
  email: string
  password: string
  /** Good for 15 minutes, as every ID token. */
  token: string
}

const signedUp = z.object({ user: z.object({ id: z.string() }) })
const signedIn = z.object({ token: z.string() })

let parentCount = 0

/** Signs up and fetches an ID token, as the browser does; the profile is not made yet. */
export async function signUpParent(
  server: HttpServer,
  email = `parent-${++parentCount}@example.com`,
): Promise<TestParent> {
  const account = { name: 'Ruth', email, password: 'safe-and-sound' }
  const signUp = await server.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: account })
  const { user } = signedUp.parse(signUp.json())
  const cookies = Object.fromEntries(signUp.cookies.map(({ name, value }) => [name, value]))
  const signIn = await server.inject({ url: '/api/auth/token', cookies })
  const { token } = signedIn.parse(signIn.json())
  return { ...account, uid: user.id, token }
}
