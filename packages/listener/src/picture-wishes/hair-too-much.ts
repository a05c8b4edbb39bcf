import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const tooMuch =
  /\bhair (?:is|'s|looks|came out|comes out) (?:(?:much|way|far|a bit|a little|still) )*too (?<now>long|short|straight|curly|dark|light)\b/
const other: Readonly<Record<string, string>> = {
  long: 'short hair',
  short: 'long hair',
  straight: 'curly hair',
  curly: 'straight hair',
  dark: 'lighter hair',
  light: 'darker hair',
}

/** "Her hair is much too long": it is to be the other way. Null where nothing of the kind is said. */
export function hairTooMuch(context: ClauseContext): PictureWish | null {
  const words = other[tooMuch.exec(context.words)?.groups?.now ?? '']
  return words ? { kind: 'wears', who: whomIn(context), words, noun: 'hair' } : null
}
