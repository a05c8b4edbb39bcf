import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const encodings: readonly Encoding[] = ['br', 'gzip']
/** An answer is made once and sent often: a little more care than where each answer is compressed for one reader. */
const brotliQuality = 6

/** The best encoding that an `Accept-Encoding` header welcomes; null when it names none of ours. */
export function welcomeEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  const named = header.toLowerCase().split(',')
  return encodings.find((encoding) => named.some((one) => isWelcome(one, encoding))) ?? null
}

function isWelcome(named: string, encoding: Encoding): boolean {
  const [name = '', ...options] = named.split(';').map((part) => part.trim())
  return name === encoding && !options.some((option) => /^q=0(\.0*)?$/.test(option))
}

export function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
}
