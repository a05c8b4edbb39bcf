/** Renewed this long before its end, so that no call arrives with a token that has just run out. */
const margin = 60_000

interface HeldToken {
  token: string
  /** Milliseconds of `performance.now()`: the computer's clock may be wrong or be changed. */
  renewAt: number
}

/**
 * Keeps the bearer token in memory and renews it in time. Calls that ask while one is being fetched share it.
 *
 * @param fetchToken asks the provider; null when nobody is signed in
 */
export function createTokenKeeper(fetchToken: () => Promise<string | null>) {
  let held: HeldToken | null = null
  let fetching: Promise<string | null> | null = null

  async function renew(): Promise<string | null> {
    const token = await fetchToken()
    held = token === null ? null : { token, renewAt: performance.now() + lifetime(token) - margin }
    return token
  }

  return {
    async get({ fresh }: { fresh: boolean }): Promise<string | null> {
      if (!fresh && held && performance.now() < held.renewAt) return held.token
      fetching ??= renew().finally(() => {
        fetching = null
      })
      return await fetching
    },
    forget() {
      held = null
      fetching = null
    },
  }
}

/** Milliseconds a token is good for, by its own `iat` and `exp`; 0 when it does not say. */
function lifetime(token: string): number {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return hasTimes(claims) ? (claims.exp - claims.iat) * 1000 : 0
  } catch {
    return 0
  }
}

function hasTimes(claims: unknown): claims is { iat: number; exp: number } {
  if (typeof claims !== 'object' || claims === null || !('iat' in claims) || !('exp' in claims)) return false
  return typeof claims.iat === 'number' && typeof claims.exp === 'number'
}
