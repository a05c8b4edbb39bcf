import { randomInt } from 'node:crypto'
import { limits } from '@faith-fables/contract'

/** Without those that are taken for one another when a code is copied by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const groupOf = 4

/** A new code, which nobody guesses: 'K7QM-2FXA-99TD-RWHB'. */
export function newGiftCode(): string {
  const chosen = Array.from({ length: limits.giftCode.length }, () => letters[randomInt(letters.length)])
  return (chosen.join('').match(new RegExp(`.{${groupOf}}`, 'g')) ?? []).join('-')
}

/** The code as it is kept, of one as it was typed: however it was grouped, in small letters or large. */
export function giftCodeOf(typed: string): string {
  const known = [...typed.toUpperCase()].filter((letter) => letters.includes(letter)).join('')
  return (known.match(new RegExp(`.{1,${groupOf}}`, 'g')) ?? []).join('-')
}
