import { ApiError, messageOf } from '../../../api/calls/api-error.ts'

/** One of the lists (or the prices) that the form is made of, and what went wrong with it. */
export interface ReferencePart {
  name: 'Age groups' | 'Styles' | 'Bible verses' | 'Moral values' | 'App Config'
  error: unknown
}

/** One sentence that names the parts that failed, in their order; null when none did. */
export function referenceFailure(parts: readonly ReferencePart[]): string | null {
  const entries = parts
    .filter(({ error }) => error !== null)
    .map(({ name, error }) => `${name}: ${entry(error)}`)
  return entries.length === 0 ? null : `Failed to load some reference data: ${entries.join('; ')}`
}

function entry(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  if (error.status === 0) return `Network error: ${messageOf(error.cause ?? 'no answer')}`
  if (error.status < 400) return error.message
  return `HTTP error ${error.status}: ${error.statusText || error.message}`
}
