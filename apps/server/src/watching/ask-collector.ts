import type { TraceSetting } from '../ports/trace-setting.ts'

const patienceMilliseconds = 10_000

/** Where spans go below the address that is set. */
export function spansAddress(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`
}

/** Sends the collector a parcel without spans. @returns the status it answered with */
export async function askCollector({ endpoint, headers }: TraceSetting): Promise<number> {
  const { status } = await fetch(spansAddress(endpoint), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [] }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  return status
}
