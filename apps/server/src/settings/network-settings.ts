import { isIP } from 'node:net'
import { z } from 'zod'
import { factor, list, type SettingsOf, webAddress } from './setting-values.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .pipe(z.number().max(65535, 'must be a port number from 0 to 65535'))

const host = z.string().refine((name) => URL.canParse(`http://${browserHost(name)}`), {
  error: 'must be a host name or an address of this machine',
})

/** Ranges that proxies are named by beside their addresses. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Whose word about where a call comes from is believed. Not everybody's, nor that of the last so many: then whoever
 * reaches the server past the proxy would be whom they like, and count as nobody.
 */
const proxies = list.refine((names) => names.length > 0 && names.every(isProxyRange), {
  error: `must be addresses or ranges of your proxies, separated by commas, such as 172.18.0.2, 10.0.0.0/8 or ${namedRanges.join(', ')}, and cannot be everybody`,
})

function isProxyRange(name: string): boolean {
  if (namedRanges.includes(name)) return true
  const [address = '', bits, ...more] = name.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Where this process is reached, and whose word about a call it takes. */
export const networkVariables = {
  HOST: host.default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  PUBLIC_URL: webAddress.optional(),
  RATE_LIMIT: factor.default(1),
  TRUST_PROXY: proxies.default(['loopback']),
}

/** Without a slash at the end. */
export function publicUrlOf(settings: SettingsOf<typeof networkVariables>): string {
  return (settings.PUBLIC_URL ?? `http://${browserHost(settings.HOST)}:${settings.PORT}`).replace(/\/+$/, '')
}

/** A host one can type into a browser: an address that means "all of them" is reached as localhost. */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
