import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { SupplierError } from '../../ports/supplier-error.ts'

const address = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** Google changes its keys every few days, and names each new one before it signs with it. */
const keptMilliseconds = 6 * 60 * 60 * 1000
const patienceMilliseconds = 5000

/** The keys that Google signs the tokens of every Firebase project with. @throws SupplierError where they cannot be read */
export function googleKeys(): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address), {
    cacheMaxAge: keptMilliseconds,
    timeoutDuration: patienceMilliseconds,
  })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (isFaultOfToken(error)) throw error
      throw new SupplierError("Google's public keys could not be read.", { retryable: true, cause: error })
    }
  }
}

function isFaultOfToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
}
