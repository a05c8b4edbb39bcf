/**
 * A new key for a call that may be repeated without harm. Not `crypto.randomUUID`, which browsers keep from pages that
 * a home server hands out without https.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
