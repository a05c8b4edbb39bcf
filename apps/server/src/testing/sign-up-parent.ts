import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { balanceOf, grantTokens, spendTokens } from '../token-ledger/token-ledger.ts'

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

/** Signs up and in as the browser does; the profile is not made yet. */
export async function signUpParent(context: AppContext): Promise<TestParent> {
  parentCount += 1
  const account = { name: 'Ruth', email: `parent-${parentCount}@example.com`, password: 'safe-and-sound' }
  const signUp = await callIdentity(context, '/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { user } = signedUp.parse(await signUp.json())
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const signIn = await callIdentity(context, '/token', { headers: { cookie } })
  const { token } = signedIn.parse(await signIn.json())
  return { ...account, uid: user.id, token }
}

async function callIdentity(context: AppContext, path: string, init: RequestInit): Promise<Response> {
  const { identity, config } = context
  if (!identity.handle) throw new Error('Parents sign up at the built-in identity only.')
  const response = await identity.handle(new Request(`${config.publicUrl}/api/auth${path}`, init))
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

/** Brings the balance to this many tokens, as one more entry of the history. */
export async function setBalance(context: AppContext, uid: string, tokens: number): Promise<void> {
  await context.database.db.transaction(async (transaction) => {
    const missing = tokens - (await balanceOf(transaction, uid))
    const change = { uid, kind: 'grant', reference: crypto.randomUUID(), description: 'Gift' } as const
    if (missing > 0) await grantTokens(transaction, { ...change, amount: missing })
    if (missing < 0) await spendTokens(transaction, { ...change, amount: -missing })
  })
}
