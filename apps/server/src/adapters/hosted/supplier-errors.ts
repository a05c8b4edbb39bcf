import { APICallError } from 'ai'
import { SupplierError } from '../../ports/supplier-error.ts'

/** The supplier declined for safety: the same words are not sent again. */
export const refusal = (name: string, cause?: unknown): SupplierError =>
  new SupplierError(`The model ${name} declined for safety.`, {
    retryable: false,
    safetyRefusal: true,
    cause,
  })

/** What an error of the library means for us, in a line that an operator can act on. */
export function supplierError(name: string, error: unknown, longestSeconds: number): SupplierError {
  if (error instanceof SupplierError) return error
  if (APICallError.isInstance(error))
    return answeredWith(name, error.statusCode, error.responseHeaders?.['retry-after'], error)
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const what = isLate ? `did not answer within ${longestSeconds} seconds` : 'could not be asked'
  return new SupplierError(`The model ${name} ${what}.`, {
    retryable: true,
    isOutage: true,
    cause: error,
  })
}

/** @param status undefined where nobody answered */
export function answeredWith(
  name: string,
  status: number | undefined,
  retryAfter: string | null | undefined,
  cause?: unknown,
): SupplierError {
  return new SupplierError(`The model ${name} ${saidBy(status)}.`, {
    retryable:
      status === undefined ||
      status === 408 ||
      status === 409 ||
      status === 429 ||
      status >= 500 ||
      status < 400,
    isOutage: status === undefined || status >= 500,
    retryAfter: secondsOf(retryAfter ?? undefined),
    cause,
  })
}

function saidBy(status: number | undefined): string {
  if (status === undefined) return 'could not be reached'
  if (status < 400) return `answered with something else than was asked for (${status})`
  if (status === 401 || status === 403) return `refused its key (${status}): look at the setting of its key`
  if (status === 404) return 'is not known there (404): look at its name and its address'
  if (status === 429) return 'is asked too often or has no credit left (429)'
  if (status >= 500) return `is out of order (${status})`
  return `refused the question (${status})`
}

/** @param header seconds, or a date */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+(?:\.\d+)?$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
