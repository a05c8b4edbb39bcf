import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { FirebaseSetting, ServiceAccount } from '../../ports/identity-setting.ts'
import { SupplierError } from '../../ports/supplier-error.ts'

const patienceMilliseconds = 10_000
const scope = 'https://www.googleapis.com/auth/identitytoolkit'
const accessToken = z.object({ access_token: z.string() })
const refusal = z.object({ error: z.object({ message: z.string() }) })

/**
 * Deletes accounts at Firebase, which takes the word of a service account alone. One that is not there is no error.
 * @returns null where no service account is set
 */
export function createAccountRemover({
  projectId,
  emulator,
  serviceAccount,
}: FirebaseSetting): ((uid: string) => Promise<void>) | null {
  if (!emulator && !serviceAccount) return null
  const google = 'https://identitytoolkit.googleapis.com'
  const root = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : google
  return async (uid) => {
    const response = await fetch(`${root}/v1/projects/${projectId}/accounts:delete`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // The emulator's own word for whoever owns the project.
        authorization: `Bearer ${serviceAccount ? await tokenOf(serviceAccount) : 'owner'}`,
      },
      body: JSON.stringify({ localId: uid }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    if (response.ok) return
    const { data } = refusal.safeParse(await response.json().catch(() => null))
    if (data?.error.message === 'USER_NOT_FOUND') return
    throw failure('Firebase did not delete an account', response.status, data?.error.message)
  }
}

/** Trades a request that the account signs for a token of an hour. */
async function tokenOf({ email, privateKey, tokenAddress }: ServiceAccount): Promise<string> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(email)
    .setAudience(tokenAddress)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'RS256'))
  const response = await fetch(tokenAddress, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  const { data } = accessToken.safeParse(await response.json().catch(() => null))
  if (!response.ok || !data) throw failure('Google did not take the service account', response.status)
  return data.access_token
}

function failure(what: string, status: number, why?: string): SupplierError {
  return new SupplierError(`${what} (${status}${why ? `: ${why}` : ''}).`, { retryable: status >= 500 })
}
