import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 bits as base64url. */
const bytes = 16
const length = 22
const form = new RegExp(`^[\\w-]{${2 * length}}$`)

export const newLinkId = (): string => randomBytes(bytes).toString('base64url')

/**
 * What stands in the address of a link: its id, and what only this installation can make of it. So a parent can copy her
 * link whenever she likes, and whoever reads the table of links can open none.
 */
export function tokenOf(linkId: string, secret: string): string {
  const seal = createHmac('sha256', secret).update(linkId).digest().subarray(0, bytes)
  return linkId + seal.toString('base64url')
}

/** The id of the link that a token was made of; null for what was never made here. */
export function linkIdOf(token: string, secret: string): string | null {
  if (!form.test(token)) return null
  const linkId = token.slice(0, length)
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(linkId, secret))) ? linkId : null
}
