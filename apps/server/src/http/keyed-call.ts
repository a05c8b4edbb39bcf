import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { KeyedCall } from '../idempotency/idempotency.ts'

/** The call as its `Idempotency-Key` names it; null when it carries none. */
export function keyedCallOf(request: FastifyRequest): KeyedCall | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !request.person) return null
  return { uid: request.person.uid, key, fingerprint: fingerprintOf(request) }
}

/** Method, address and validated body, so that white space and the order of fields make no difference. */
function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url')
}
