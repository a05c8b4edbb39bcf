import { createHmac } from 'node:crypto'

/** A parent, or whoever calls from an address. */
export type Reader = { uid: string } | { address: string }

/**
 * The same for the same parent, or for the same household where nobody is signed in; it leads nobody back to an address.
 *
 * @param secret of this installation
 */
export function readerKey(reader: Reader, secret: string): string {
  if ('uid' in reader) return `parent ${reader.uid}`
  return `address ${createHmac('sha256', secret).update(networkOf(reader.address)).digest('base64url')}`
}

/** A household has one IPv4 address, and of IPv6 a network of 64 bits in which it may have as many as it likes. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
