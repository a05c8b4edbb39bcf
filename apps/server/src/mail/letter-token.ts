import { createHmac, timingSafeEqual } from 'node:crypto'

/** No point: an address whose end looks like a file's is one of a file. */
const separator = '~'
/** 128 bits: the address stays short. */
const sealBytes = 16

/**
 * What stands in the links of letters: for whom they are, and a seal that only this installation can make. It is good for
 * choosing letters and for nothing else, and as long as the letter is kept.
 */
export function letterTokenOf(uid: string, secret: string): string {
  const seal = createHmac('sha256', secret).update(`letters about stories of ${uid}`).digest()
  return `${Buffer.from(uid).toString('base64url')}${separator}${seal.subarray(0, sealBytes).toString('base64url')}`
}

/** Whom the token is for; null for what was never made here. */
export function uidOfLetterToken(token: string, secret: string): string | null {
  const uid = Buffer.from(token.split(separator)[0] ?? '', 'base64url').toString()
  const [given, own] = [Buffer.from(token), Buffer.from(letterTokenOf(uid, secret))]
  return given.length === own.length && timingSafeEqual(given, own) ? uid : null
}
