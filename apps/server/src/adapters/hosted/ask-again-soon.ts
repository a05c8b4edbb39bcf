import { setTimeout as pause } from 'node:timers/promises'
import { SupplierError } from '../../ports/supplier-error.ts'

/** So long is waited at once where the supplier says so; a longer pause is the queue's. */
const longestPauseSeconds = 20

/** Asks once; where the supplier is busy and says for how short a time, once more. */
export async function askAgainSoon<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const wait = error instanceof SupplierError ? error.retryAfter : undefined
    if (wait === undefined || wait > longestPauseSeconds) throw error
    await pause(wait * 1000, undefined, { signal })
    return await ask()
  }
}
