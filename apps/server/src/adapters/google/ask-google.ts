import { z } from 'zod'

const tokenAddress = 'https://oauth2.googleapis.com/token'
const patienceMilliseconds = 10_000
const refusal = z.object({ error: z.string(), error_description: z.string().optional() })

/**
 * Asks Google for a token by a code that nobody was given: Google looks at id and secret first, and only then at the code.
 *
 * @returns whether it knows both, and what to tell the operator
 */
export async function askGoogle(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  redirectUri: string,
): Promise<{ isWell: boolean; said: string }> {
  const response = await fetch(tokenAddress, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      grant_type: 'authorization_code',
      code: 'of-nobody',
    }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  const { data } = refusal.safeParse(await response.json().catch(() => null))
  if (data?.error === 'invalid_grant')
    return { isWell: true, said: `knows the client; it must let browsers back to ${redirectUri}` }
  const why = data ? `${data.error}: ${data.error_description ?? ''}` : String(response.status)
  return { isWell: false, said: `refused GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (${why})` }
}
