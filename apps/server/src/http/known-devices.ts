import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from './cookies.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Tells a browser that was signed in to an account before from a stranger's: by a cookie for each account, signed by us,
 * that opens nothing. A stranger who tries passwords cannot use up the tries of such a browser.
 *
 * @param isEncrypted whether browsers come by https
 */
export function createKnownDevices(secret: string, isEncrypted: boolean) {
  const sign = (...words: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url')
  const cookieFor = (account: string) => `faith-fables.device-${sign('name', account).slice(0, 16)}`

  /** What tells this device from others that know the account; null for a stranger. */
  function deviceOf(request: FastifyRequest, account: string): string | null {
    const [device, signature] = cookieOf(request, cookieFor(account))?.split('.') ?? []
    if (!device || !signature) return null
    return isSame(signature, sign('device', account, device)) ? device : null
  }

  function remember(reply: FastifyReply, account: string): void {
    const device = randomBytes(16).toString('base64url')
    const value = `${cookieFor(account)}=${device}.${sign('device', account, device)}`
    const secure = isEncrypted ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${value}; Max-Age=${yearSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`,
    )
  }

  return { deviceOf, remember }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
