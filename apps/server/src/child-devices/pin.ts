import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const saltBytes = 16
const hashBytes = 32

/** What is kept of a PIN: a salt and a slow hash. So short a secret is guessed all the same by whoever has the table; the limit on tries is for all others. */
export async function hashedPin(pin: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(pin, salt, hashBytes)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

export async function isPin(pin: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.')
  const expected = Buffer.from(hash, 'base64url')
  const found = await derive(pin, Buffer.from(salt, 'base64url'), hashBytes)
  return expected.length === found.length && timingSafeEqual(expected, found)
}
